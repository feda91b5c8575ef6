"""
Makes kit/zero.woff2: the zero of Atkinson Hyperlegible Next without its slash, in all weights, and nothing else.

    pip install fonttools brotli && python tools/zero.py

The typeface has no such zero and no feature for one. Its slash is the gap between two half counters. A whole counter takes their place,
made of the quarter that the slash does not touch. Licence: SIL Open Font License 1.1, as the original.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / (
    "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/"
    "atkinson-hyperlegible-next-latin-wght-normal.woff2"
)
OUTER = 16
# From the middle of the left side down to the middle of the bottom; the first and the last point lie on the curve.
QUARTER = (23, 24, 25, 26, 16)
ON_CURVE = [1, 0, 0, 0]


def outline(weight):
    """Returns the points of the outer and the inner contour, in the tabular width."""
    font = instantiateVariableFont(TTFont(SOURCE), {"wght": weight})
    shift = font["glyf"]["zero.tf"].components[0].x
    zero = [(x + shift, y) for x, y in font["glyf"]["zero"].coordinates]
    quarter = [zero[i] for i in QUARTER]
    twice_x, twice_y = 2 * quarter[-1][0], 2 * quarter[0][1]
    right = [(twice_x - x, y) for x, y in reversed(quarter)]
    top = [(twice_x - x, twice_y - y) for x, y in quarter]
    left = [(x, twice_y - y) for x, y in reversed(quarter)]
    return zero[:OUTER] + [point for part in (quarter, right, top, left) for point in part[:-1]]


def subset():
    """Returns the font with nothing but the zero."""
    font = TTFont(SOURCE)
    options = Options(layout_features=[], notdef_outline=False, hinting=False, drop_tables=["GSUB", "GPOS", "GDEF", "STAT", "MVAR"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[0x30])
    subsetter.subset(font)
    return font


def plain(points, flags):
    glyph = Glyph()
    glyph.numberOfContours = 2
    glyph.program = Program()
    glyph.program.fromBytecode(b"")
    glyph.endPtsOfContours = [OUTER - 1, len(points) - 1]
    glyph.coordinates = GlyphCoordinates(points)
    glyph.flags = bytearray(flags)
    return glyph


font = subset()
regular, light, bold = outline(400), outline(200), outline(800)
flags = list(font["glyf"]["zero"].flags[:OUTER]) + 4 * ON_CURVE
font["glyf"]["zero"] = plain(regular, flags)
font["glyf"]["zero"].recalcBounds(font["glyf"])
font["hmtx"]["zero"] = (632, font["glyf"]["zero"].xMin)
still = [(0, 0)] * 4
font["gvar"].variations["zero"] = [
    TupleVariation({"wght": support}, [(x - a, y - b) for (x, y), (a, b) in zip(master, regular)] + still)
    for master, support in ((light, (-1, -1, 0)), (bold, (0, 1, 1)))
]
del font["HVAR"]  # The width is the same in all weights.
for record in font["name"].names:
    if record.nameID in (1, 4, 16):
        record.string = "Iacta Zero"
font.flavor = "woff2"
font.save(ROOT / "kit/zero.woff2")
