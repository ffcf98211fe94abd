"""Cuts the two small font files from the full ones. Run by hand when a full file or the letters change:

    pip install fonttools brotli && python tools/fonts/cut-fonts.py

The size decides: a file of up to 7.4 kB, with its headers, is on the slow line of a Lighthouse run in two round trips.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).parents[2] / "app" / "fonts"

# What English text is written with; app/fonts.ts names the same.
CHARACTERS = (
    "U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+A0,U+A9,U+B7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026"
)

# No browser reads these to set a line of text; a missing HVAR only means that widths are read from gvar.
DROPPED = ["STAT", "gasp", "HVAR", "GDEF"]


def cut(source, target, weight, features, units=None, tolerance=None):
    """Writes target from source.

    weight: one number, or the lowest and highest that stay
    features: OpenType features that stay
    units: units per em of the result; 512 is 0.02 px exact at a size of 20 px
    tolerance: by how many units a point may miss its place at the highest weight
    """
    font = TTFont(FONTS / source)
    options = Options(layout_features=features, hinting=False, name_IDs=[1, 2, 6])
    options.drop_tables += DROPPED
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(CHARACTERS))
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": weight})
    if units:
        scale_upem(font, units)
    if tolerance:
        for name, variations in font["gvar"].variations.items():
            points, outline = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
            for variation in variations:
                variation.optimize(list(points), outline.endPts, tolerance, outline.numberOfContours == -1)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.flavor = "woff2"
    font.save(FONTS / target)
    print(target, (FONTS / target).stat().st_size)


cut("familjen-grotesk.woff2", "familjen-grotesk-600.woff2", 600, ["kern", "liga"])
cut("figtree.woff2", "figtree-400-600.woff2", (400, 600), ["kern"], units=512, tolerance=1)
