W = ('accent', 'wood')
OBJECTS = {
    'coffee-tin': dict(shot='tin', regions={'lab': ('label', 'paint'), 'lid': ('accent', 'paint')}),
    'capsule-box': dict(
        shot='capsulebox',
        kw=dict(caps=('#c9c9c9',) * 3),
        regions={'f': ('label', 'paint'), 's': ('main', 'paint'), 't': ('main', 'paint'), 'al': ('accent', 'metal')},
    ),
    'coffee-pads': dict(shot='pads', regions={'front': ('label', 'paint'), 'side': ('main', 'paint')}),
    'instant-coffee-jar': dict(shot='jar', regions={'lab': ('label', 'paint'), 'lid': ('accent', 'paint')}),
    'coffee-brick-500g': dict(shot='brick', regions={'f': ('label', 'paint'), 's': ('main', 'paint')}),
    'milk-carton': dict(
        shot='carton',
        regions={
            'f': ('label', 'paint'),
            's': ('main', 'paint'),
            'b': ('main', 'paint'),
            'fin': ('accent', 'paint'),
            'cap': ('accent', 'paint'),
        },
    ),
    'syrup-bottle': dict(
        shot='syrup',
        kw=dict(liquid='#d9b48a'),
        tint='#d9b48a',
        regions={'lab': ('label', 'paint'), 'cap': ('accent', 'paint'), 'glass': ('main', 'metal')},
    ),
    'cleaning-bottle': dict(
        shot='cleaner', regions={'lab': ('label', 'paint'), 'cap': ('accent', 'paint'), 'hdpe': ('main', 'paint')}
    ),
    'chocolate-bar': dict(
        shot='choc',
        kw=dict(foil='#c9c9c9'),
        regions={'f': ('label', 'paint'), 'e': ('main', 'paint'), 'foil': ('accent', 'metal')},
    ),
    'biscuit-box': dict(
        shot='biscuits', kw=dict(), regions={'f': ('label', 'paint'), 's': ('main', 'paint'), 't': ('main', 'paint')}
    ),
    'paper-filters': dict(
        shot='filters',
        regions={'f': ('label', 'paint'), 's': ('main', 'paint'), 't': ('main', 'paint'), 'paper': ('accent', 'wood')},
    ),
    'cleaning-tablets': dict(
        shot='tablets', regions={'lab': ('label', 'paint'), 'lid': ('accent', 'paint'), 'tub': ('main', 'paint')}
    ),
    'gift-card': dict(shot='giftcard', regions={'c': ('label', 'paint'), 'wd': ('accent', 'wood')}),
    'compact-espresso': dict(shot='compact', regions={'enamel': ('main', 'paint'), 'wd': W, 'wdz': W}),
    'espresso-machine': dict(
        shot='machine', regions={'br': ('main', 'metal'), 'brx': ('main', 'metal'), 'wd': W, 'wdz': W}
    ),
    'espresso-panel': dict(
        shot='machine', kw=dict(panel='#888888'), regions={'panel': ('main', 'paint'), 'wd': W, 'wdz': W}
    ),
    'fully-automatic': dict(shot='automatic', regions={'body': ('main', 'paint'), 'wd': W}),
    'filter-coffee-machine': dict(shot='filtermachine', regions={'enamel': ('main', 'paint')}),
    'capsule-machine': dict(shot='capsulemachine', regions={'en': ('main', 'paint')}),
    'electric-grinder': dict(shot='grinder', regions={'body': ('main', 'paint'), 'wd': W}),
    'hand-grinder': dict(shot='handgrinder', kw=dict(body='#b9bcbe'), regions={'body': ('main', 'metal'), 'wd': W}),
    'moka-pot': dict(shot='moka', regions={'al': ('main', 'metal'), 'bk': ('accent', 'paint')}),
    'moka-enamel': dict(
        shot='moka', kw=dict(body='#888888'), regions={'bd': ('main', 'paint'), 'bk': ('accent', 'paint')}
    ),
    'french-press': dict(shot='frenchpress', regions={'wd': W}),
    'pour-over-dripper': dict(shot='dripper', regions={'ce': ('main', 'paint')}),
    'plunger-press': dict(shot='press', regions={'ce': ('main', 'paint')}),
    'gooseneck-kettle': dict(shot='kettle', regions={'b': ('main', 'paint'), 'wd': W}),
    'milk-jug': dict(shot='milkjug', regions={'st': ('main', 'metal')}),
    'scale': dict(shot='scale', regions={'body': ('main', 'paint'), 'ceramic': ('accent', 'paint')}),
    'tamper': dict(shot='tamper', regions={'wd': ('main', 'wood')}),
    'espresso-cup': dict(shot='cup', regions={'ceramic': ('main', 'paint'), 'cerin': ('accent', 'paint')}),
    'mug': dict(shot='mug', regions={'glaze': ('main', 'ramp'), 'gh': ('main', 'paint')}),
}
MP = {'main': ('main', 'paint')}
MM = {'main': ('main', 'metal')}
MA = {'main': ('main', 'paint'), 'accent': ('accent', 'paint')}
for n, s, r in (
    ('group-gasket', 'gasket', MP),
    ('shower-screen', 'showerscreen', {'st': ('main', 'metal')}),
    ('filter-basket', 'basket', {'ch': ('main', 'metal')}),
    ('vibration-pump', 'vibepump', MP),
    ('rotary-pump', 'rotarypump', MP),
    ('thermostat', 'thermostat', MP),
    ('steam-tip', 'steamtip', {'main': ('accent', 'paint'), 'ch': ('main', 'metal')}),
    ('flat-burrs', 'flatburrs', MM),
    ('conical-burrs', 'conicalburrs', MM),
    ('seal-set', 'sealset', MA),
    ('water-tank', 'watertank', {'accent': ('main', 'paint')}),
    ('press-beaker', 'beaker', MP),
    ('coffee-distributor', 'distributor', MP),
    ('needle-distributor', 'needles', MP),
    ('knock-box', 'knockbox', MP),
    ('dosing-ring', 'dosingring', MP),
    ('tamper-mat', 'tampermat', MP),
    ('thermometer', 'thermometer', MP),
    ('cleaning-brush', 'brush', MP),
    ('dosing-cup', 'dosingcup', MM),
    ('cupping-spoon', 'spoon', MM),
    ('cloth', 'cloth', MP),
    ('naked-portafilter', 'portafilter', MP),
    ('water-filter-jug', 'waterjug', MP),
    ('filter-cartridge', 'cartridge', MA),
    ('milk-frother', 'frother', MP),
    ('carafe', 'carafe', MP),
    ('canister', 'canister', MA),
    ('latte-glass', 'glass-latte', {}),
    ('espresso-glass', 'glass-espresso', {}),
    ('cappuccino-glass', 'glass-cappuccino', {}),
    ('iced-glass', 'glass-iced', {}),
):
    OBJECTS[n] = dict(shot=s, regions=r)
