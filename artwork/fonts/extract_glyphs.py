"""Writes the outlines and kerning of the labels' type as small JSON tables, so that no machine needs the fonts.

/usr/bin/python3 artwork/fonts/extract_glyphs.py catalogue/pictures/labels/fonts
"""
import json
import os
import subprocess
import sys
import tempfile

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FOLDER = '/usr/share/fonts'
FACES = {
    'sans': f'{FOLDER}/opentype/inter/InterDisplay-SemiBold.otf',
    'sans-bold': f'{FOLDER}/opentype/inter/InterDisplay-ExtraBold.otf',
    'serif': f'{FOLDER}/opentype/ebgaramond/EBGaramond12-Regular.otf',
    'serif-italic': f'{FOLDER}/opentype/ebgaramond/EBGaramond12-Italic.otf',
    'condensed': f'{FOLDER}/opentype/bebas-neue/BebasNeue-Bold.otf',
    'geometric': f'{FOLDER}/opentype/league-spartan/LeagueSpartan-Bold.otf',
    'script': f'{FOLDER}/opentype/lobstertwo/LobsterTwo-BoldItalic.otf',
    'slab': f'{FOLDER}/opentype/roboto/slab/RobotoSlab-Bold.otf',
}
CHARACTERS = [chr(c) for c in [*range(0x20, 0x7F), *range(0xA1, 0x180), 0x2013, 0x2014, 0x2019, 0x2022] if c != 0xAD]
KERNED = [c for c in CHARACTERS if c.isascii() and c.isalpha()]
SMALLEST_KERNING = 8
UNITS = 1000


def table_of(file):
    font = TTFont(file)
    scale = UNITS / font['head'].unitsPerEm
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    table = {}
    for character in CHARACTERS:
        name = names.get(ord(character))
        if not name:
            continue
        outline = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
        glyphs[name].draw(TransformPen(outline, (scale, 0, 0, -scale, 0, 0)))
        table[character] = [round(glyphs[name].width * scale), outline.getCommands()]
    return {'glyphs': table, 'kerning': kerning_of(file, table, scale)}


def kerning_of(file, table, scale):
    letters = [c for c in KERNED if c in table]
    pairs = [a + b for a in letters for b in letters]
    with tempfile.NamedTemporaryFile('w', suffix='.txt') as text:
        text.write('\n'.join(pairs))
        text.flush()
        command = ['hb-shape', '--no-glyph-names', '--no-clusters', '--features=-liga,-clig,-calt,-dlig',
                   '--output-format=json', f'--text-file={text.name}', file]
        lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    found = {}
    for pair, line in zip(pairs, lines):
        advance = sum(glyph['ax'] for glyph in json.loads(line)) * scale
        kerning = round(advance - table[pair[0]][0] - table[pair[1]][0])
        if abs(kerning) >= SMALLEST_KERNING:
            found[pair] = kerning
    return found


if __name__ == '__main__':
    for face, file in FACES.items():
        with open(os.path.join(sys.argv[1], f'{face}.json'), 'w') as output:
            json.dump(table_of(file), output, ensure_ascii=False, separators=(',', ':'))
            output.write('\n')
