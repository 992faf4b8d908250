const list = (text: string) => text.split(',').map((name) => name.trim());

export const firstNames = list(
  `Jonas, Annika, Mehmet, Lena, Torben, Signe, Mads, Freja, Emil, Ida, Karla, Nils, Henrike, Ole, Birte, Jasper, Maren, Deniz, Aylin,
  Paul, Clara, Ruth, Georg, Sabine, Ulrich, Thea, Moritz, Nele, Finn, Greta, Hanno, Wiebke, Rasmus, Astrid, Søren, Mette, Lars, Kirsten,
  Anders, Pernille, Oliver, Hannah, James, Priya, Callum, Niamh, Tom, Isla, Rosa, Marco, Giulia, Elif, Tarek, Yara, Pavel, Zofia, Marta,
  Luca, Ines, Joana, Hugo, Camille, Sander, Femke, Bram, Veikko, Aino, Ingrid, Tobias, Katrin, Volker, Renate, Dirk, Svenja, Malte`,
);

export const places = list(
  `Kiel, Bremen, Aarhus, Hamburg, Leipzig, Freiburg, Odense, Lübeck, Berlin, Kassel, Regensburg, Aalborg, Wien, Graz, Bern, Basel,
  Münster, Oldenburg, Rostock, Erfurt, Potsdam, Mainz, Trier, Ulm, Köln, Essen, Göttingen, Jena, Konstanz, Bamberg, Husum, Esbjerg,
  Roskilde, Kolding, Helsingør, Malmö, Utrecht, Groningen, Gent, Bristol, York, Leeds, Cork, Bath, Lyon, Nantes, Porto, Linz, Salzburg,
  Brno, Tallinn, Turku, Flensburg, Celle, Weimar, Görlitz`,
);
