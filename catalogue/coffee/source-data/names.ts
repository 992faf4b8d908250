import type { CountryCode } from '../brands/brand-profile.ts';
import type { OriginCountryKey } from './countries.ts';

const list = (text: string) => text.split(',').map((name) => name.trim());

/** Names of blends by the language a roastery thinks in. */
export const blendNames = {
  german: list(
    `Hafenlicht, Kaimauer, Morgenrot, Nachtzug, Feierabend, Backbord, Steuerbord, Kajüte, Bugwelle, Achterdeck, Windstille,
    Flaschenpost, Kurswechsel, Heimathafen, Landgang, Seitenwind, Rückenwind, Niedrigwasser, Hochwasser, Wattlauf, Strandgut,
    Treibholz, Bernstein, Deichkrone, Salzwiese, Nebelbank, Frühnebel, Lotsenboot, Ankerplatz, Leuchtfeuer, Tonnenstrich,
    Fahrrinne, Schlepper, Kranführer, Spätschicht, Frühdienst, Hofpause, Sonntagsblatt, Erster Akt, Zweite Tasse, Vierter Gang,
    Langer Samstag, Halbe Stunde, Kleine Pause, Große Pause, Gute Stube, Alte Schule, Neue Heimat, Drei Stufen, Siebte Welle,
    Werkbank, Waschkaue, Fördergerüst, Glückauf, Grubenlicht, Dampfhammer, Zahnrad, Schwungrad, Laterne, Bahnsteig, Weiche Neun,
    Gipfelbuch, Steinschlag, Almabtrieb, Föhn, Gletschertisch, Passwind, Talstation, Bergstation, Hüttenwirt, Kehre Drei,
    Kastanienhof, Fliederberg, Mauersegler, Zaunkönig, Kranich, Brachvogel, Silbermöwe, Austernfischer, Kormoran, Graugans,
    Roggenfeld, Buchenrauch, Tannenhonig, Brombeerhang, Herbstfeuer, Winterlicht, Märzsonne, Septemberwind, Wintergarten,
    Kontor, Speicherboden, Zollhaus, Packhaus, Sackkarre, Wiegehaus, Kaffeeklappe, Kombüse, Messing, Kupferdach, Schieferdach,
    Melange, Fiaker, Schwarzer Peter, Kleiner Brauner, Vorstadt, Hinterhof, Dachkammer, Parkett, Galerie, Ouvertüre, Zwischenspiel`,
  ),
  english: list(
    `Slow Tide, Low Water, Long Lunch, Second Wind, Early Train, Late Ferry, Corner Table, Window Seat, Back Door, Side Street,
    Good Company, Plain Sailing, Steady Hand, Soft Landing, Fair Copy, Open Ledger, Brass Lamp, Copper Kettle, Tin Roof,
    Grey Seal, Night Heron, Red Kite, Quiet Room, Loud Morning, Half Measure, Full Measure, Double Shift, Sunday Best,
    Harbour Wall, Rope Walk, Chandler, Foghorn, Lamplight, Driftwood, Weathervane, Signal Box, Level Crossing, Milk Round,
    Field Notes, Margin, Paper Moon, Small Hours, Big Windows, Blue Door, Old Friends, New Shoes, Warm Stone, Wet Slate,
    Cold Front, Headland, Estuary, Slack Water, Spring Tide, Ebb Line, Kelp Line, Boatyard, Winch, Ballast, Mainsheet, Fathom,
    Common Ground, Middle Ground, High Street, Long Acre, Orchard Gate, Hazel Row, Toffee Mill, Malt House, Barley Lane`,
  ),
  italian: list(
    `Bar Centrale, Notte Fonda, Alba Chiara, Mezzogiorno, Prima Corsa, Ultima Corsa, Piazza Grande, Vicolo Stretto, Ponte Vecchio Nero,
    Terra Scura, Mare Calmo, Mare Mosso, Scirocco, Maestrale, Tramontana, Libeccio, Grecale, Bora Scura, Brezza, Burrasca,
    Gran Crema, Crema Fina, Oro Scuro, Oro Chiaro, Velluto, Seta, Lana, Cuoio, Ebano, Noce, Nocciolo, Mandorlo, Carrubo,
    Il Nonno, La Nonna, Lo Zio, La Comare, Il Postino, Il Barbiere, La Sarta, Il Fornaio, Il Pescatore, Il Fabbro, La Maestra,
    Primo Piano, Secondo Piano, Terzo Atto, Quarta Fila, Quinto Giro, Sesto Senso, Settimo Cielo, Ottava, Decimo,
    Miscela Nobile, Miscela Rossa, Miscela Blu, Miscela Verde, Miscela Antica, Miscela Nuova, Miscela del Porto,
    Tamburo, Trombone, Contrabbasso, Serenata, Sottovoce, Fortissimo, Adagio, Andante, Allegro Scuro, Intermezzo, Finale,
    Vulcano, Lava, Basalto, Cenere Dolce, Pietra Nera, Sabbia, Scoglio, Laguna, Molo Sette, Faro, Boa, Rada, Stiva, Prua, Poppa,
    Carnevale, Ferragosto, Vendemmia, Domenica, Lunedì, Sabato Sera, Mattino, Crepuscolo, Mezzanotte, Buongiorno Forte,
    Cortile, Portone, Balcone, Terrazza, Scala Due, Loggia, Cantina, Bottega, Officina, Stazione, Binario Uno, Tram Dodici,
    Rosso di Sera, Nero Intenso, Bruno Dolce, Ambra, Rame, Bronzo, Ottone, Ferro, Gesso, Carbone Dolce, Zucchero Zero,
    Sant’Ora, Fuoco Lento, Fumo Bianco, Brace, Tizzone, Camino, Cucina Nera, Pentola, Mestolo, Credenza, Tovaglia, Grembiule,
    Bicchierino, Tazzina, Zolletta, Cucchiaino, Sorso, Secondo Sorso, Ristoro, Merenda, Colazione, Dopocena, Pranzo Lungo,
    Rione Alto, Quartiere, Via Larga, Via Stretta, Porta Nuova, Porta Vecchia, Lungomare, Riviera Nera, Arenile, Pineta, Collina,
    Vigna Alta, Uliveto, Masseria, Trullo, Palazzo Scuro, Campanile, Sagrato, Fontana, Mercato Coperto, Banco Tre, Cassetta,
    Carretto, Bicicletta, Motorino, Vagone, Capolinea, Scalo, Dogana, Magazzino, Darsena, Gru Nove, Bitta, Gomena, Remo, Vela Nera,
    Lampara, Nassa, Corallo, Murena, Delfino, Gabbiano, Civetta, Merlo, Cinghiale, Lupo Buono, Orso Bruno, Gatto Nero, Asino d’Oro,
    Filo Nero, Bottone, Cappello, Guanto, Ombrello, Occhiali, Chiave, Lucchetto, Campanello, Sveglia, Pendolo, Quarto d’Ora,
    Mezz’Ora, Un Attimo, Pazienza, Allegria, Malinconia Dolce, Coraggio, Fortuna, Destino, Promessa, Segreto, Scommessa,
    Due Leoni, Tre Torri, Quattro Venti, Cinque Dita, Sei Corde, Sette Colli, Mille Passi, Passo Lento, Passo Breve`,
  ),
  danish: list(
    `Morgenbrød, Havnelys, Kystvej, Klitrose, Strandeng, Fyrtårn, Sidste Færge, Første Færge, Landevej, Brolægning, Baghus,
    Søndagsro, Regnvejr, Solhverv, Lyng, Rav, Marehalm, Tangvold, Sandflugt, Stenkast, Møllehjul, Skovsti, Bålplads, Kakkelovn,
    Kringle, Dagligstue, Mellemmad, Fyraften, Langt Sejl, Kort Sejl, Vestenvind, Østenvind, Dønning, Tågehorn, Bådebro, Kajplads,
    Nordlys, Nattog, Snefog, Fjeldbæk, Vinterdvale, Rimfrost, Isfjord, Midtsommer, Bjergsti, Trækfugl, Hvidt Hus, Rødt Hus`,
  ),
  swedish: list(
    `Morgonrodnad, Kokkaffe, Fikapaus, Långsjön, Norrland, Granskog, Björkved, Sommarljus, Höstmörker, Skärgårdsbåt, Bryggan,
    Nattfärja, Vinterspår, Midvinter, Hjortron, Blåklint, Älvstrand, Farstu, Lillstuga, Söndagsfrid, Aamuusva, Saunan Jälkeen,
    Hiljainen, Järvenranta, Kesäyö, Syystuuli, Koivikko, Hommikune, Vaikne Meri, Kadakas`,
  ),
  iberian: list(
    `Patio Azul, Sombra, Siesta Corta, Mediodía, Madrugada, Calle Larga, Mercado, Azulejo, Olivar, Almendro, Naranjo, Sal y Sol,
    Tierra Roja, Viento Norte, Sidra Seca, Cantábrico, Costa Verde, Lonja, Faro Viejo, Barrio Alto, Maré Baixa, Maré Cheia,
    Elétrico, Cimbalino, Ribeirinha, Varina, Travessa, Miradouro, Ladeira, Rua Nova, Cortiça, Saudade Leve, Manhã, Domingo Azul,
    Bica Cheia, Vento Sul, Plaza Mayor Oscura, Taberna, Abanico, Farol, Portal, Nocturno, Tostado Lento, Cuarto Menguante,
    Doca Nove, Âncora, Traineira, Neblina, Quintal, Varanda`,
  ),
  french: list(
    `Petit Matin, Grand Comptoir, Zinc, Rive Gauche d’Hiver, Vieux Port, Quai Nord, Bouchon, Traboule, Mistral Noir, Garrigue,
    Noisetier, Bon Dimanche, Après Midi, Entracte, Belle Saison, Marché Couvert, Passerelle, Grande Marée, Petite Marée, Bruine,
    Canal, Péniche, Terrasse, Chai, Tilleul, Vent d’Ouest, Brume Légère, Dernier Métro Noir, Cour Intérieure, Ardoise,
    Grand Large, Cargo Noir, Bastide, Olivette, Cigale, Comptoir Six, Quai Sud, Soleil Couché, Vieille Ville, Escale`,
  ),
  dutch: list(
    `Ochtendlicht, Kade Zes, Waddenwind, Veerdienst, Polderkat, Sluiswachter, Dubbeldek, Grachtenlicht, Stille Zondag, Vuurtoren,
    Trekschuit, Stoombark, Havenmeester, Zilte Wind, Kruidenier, Poranek, Mewa, Latarnia, Bursztyn, Ranní Vlak, Půda, Lipový Květ,
    Jutro, Kamen, Burja, Solina`,
  ),
} as const satisfies Record<string, string[]>;

export type NameLanguage = keyof typeof blendNames;

export const nameLanguages: Record<CountryCode, NameLanguage[]> = {
  AT: ['german'],
  BE: ['french', 'english'],
  CH: ['german', 'italian'],
  CZ: ['dutch', 'english'],
  DE: ['german', 'german', 'english'],
  DK: ['danish', 'english'],
  EE: ['swedish', 'english'],
  ES: ['iberian'],
  FI: ['swedish', 'english'],
  FR: ['french'],
  GB: ['english'],
  IE: ['english'],
  IT: ['italian'],
  NL: ['dutch', 'english'],
  NO: ['danish', 'english'],
  PL: ['dutch', 'english'],
  PT: ['iberian'],
  SE: ['swedish', 'english'],
  SI: ['italian', 'dutch'],
};

const spanishFarms = list(
  `La Esperanza, El Mirador, Las Brisas, Santa Rosalba, El Roble Viejo, La Aurora, Los Alisos, Tres Quebradas, La Cumbre, El Nogal,
  Monte Claro, La Piedra, San Evaristo, Los Cedros, El Jilguero, Agua Fría, La Ceiba, El Turpial, Buena Sombra, Dos Ríos Altos`,
);
const portugueseFarms = list(
  `Boa Sombra, Serra Mansa, Lagoa Seca, Pedra Branca, Três Irmãs, Bela Manhã, Campo Largo, Sítio do Ipê, Rio Manso, Morro Alto,
  Santa Filomena, Vale Dourado, Água Doce, Capão Verde, Ouro Velho, Jabuticaba`,
);

/** Names of farms, stations and lots by country; all invented or too common to belong to anyone. */
export const lotNames: Record<OriginCountryKey, readonly string[]> = {
  angola: list('Sombra Antiga, Rio Bengue, Kinda'),
  bolivia: list('Alto Yurak, Flor de Nube, Calamina, Villa Serrana'),
  brazil: portugueseFarms,
  burundi: list('Gahora, Mubirazi, Ruhondo, Kibande, Nyarusa'),
  china: list('Sanlou, Baishan, Xinhe, Manlao'),
  colombia: spanishFarms,
  congo: list('Kabirwe, Lusheni, Mwenga Lot, Ishovu'),
  'costa-rica': list(
    'La Loma Fina, Río Tibio, Cerro Pando, El Quizarrá, Los Helechos, La Granja Azul',
  ),
  ecuador: list('Hacienda Niebla, La Vilca, Cruz Alta, Tambo Nuevo'),
  'el-salvador': list('El Copal, Loma Serena, Las Ninfas Altas, San Quintín'),
  ethiopia: list(
    'Halowe, Bokaso, Adamaro, Shakiba, Wolichu, Gotiri, Dambare, Urasa, Birbissa, Kolobo, Hadema, Tulise, Chelbo, Aroresso, Megadu, Sokora',
  ),
  guatemala: list(
    'El Injertal, Las Camelias, Bella Niebla, San Telmo, La Ceniza, Chuipec, Los Encuentros Altos, Montebruma',
  ),
  honduras: list(
    'El Aguacatal, La Lucita, Santa Lorena, Los Mangos Altos, Cielo Frío, Las Trojes, Ocote Alto, Montaña Fría',
  ),
  india: list('Baragundi, Hosamane, Kerehalli, Seegemane, Bettadur'),
  indonesia: list(
    'Atu Panjang, Pantan Jaya, Buntu Lobo, Sapan Tua, Wolo Bobo, Belawang, Sukarejo, Mata Langi, Tana Merah',
  ),
  kenya: list(
    'Gachima, Karuthi Lot, Ndaroini, Thiruku, Muchagara, Kianyaga, Gathitu, Rugento, Kamwana, Githembe, Wariru, Ngariama',
  ),
  mexico: list('El Triunfito, La Neblina, Cerro Hueco, Santa Tecla, Pluma Alta, Finca Copales'),
  nicaragua: list(
    'La Bendita, El Ocotal, Los Robledos, Aguas Claras, Santa Maura, Las Segovias, El Pinar',
  ),
  panama: list('Alto Bruma, La Llorona, Alto Quetzalito, Tres Nubes'),
  'papua-new-guinea': list('Kuban Ridge, Omuna, Banz Hill, Nebilyer, Avi Hill'),
  peru: list(
    'El Huaranguito, Alto Ihuamaca, La Palestina, Nueva Luz, Chirinos Lot, Valle Dulce, Inti Llacta, Quebrada Honda',
  ),
  rwanda: list('Gisheke, Mwasa, Kanyoni, Bumbogo, Rugali Lot, Karora, Simba Hill, Mugomba'),
  tanzania: list('Lyaseka, Mashati Hill, Iyela, Ngila, Utalo, Mondul'),
  'timor-leste': list('Letefoho Lot, Eratoi, Lacau'),
  uganda: list('Bukonzo Lot, Sipi Ridge, Kawiri Ridge, Mbale Rim, Coffee Gardens 9, Namayumba'),
  vietnam: list('Cu Lak, Ea Tul, Buon Ho Lot'),
  yemen: list('Bait Alal, Hutaib Lot, Wadi Masar'),
};
