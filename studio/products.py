"""Every product look as a parameter dict. Add a look here: take a base with look(...) and change what differs.
Keys of a look: kind (figure hockey rec speed blade accessory), discipline, line, colour (label only),
geometry options (see README.md, Parameters) and colors (sRGB hex or numbers, by part)."""

def look(base,colors=None,**kw):
    p=dict(base);p.update(kw);p['colors']=dict(base.get('colors',{}),**(colors or {}));return p

BRASS,INK,RED,TEAL='#b48a3f','#0a212a','#b3202c','#156981'

# ---- bases -------------------------------------------------------------
FIGURE=dict(kind='figure',discipline='figure',mark=dict(h=1.25,at=(13.5,.635)),ev=.28,
  colors=dict(upper='#e9e5de',mark=BRASS,markmetal=0))
HOCKEY=dict(kind='hockey',discipline='hockey',eyelets=9,hooks=0,eye_top=13.7,throat=5.0,bow=0,toecap=3.3,toeplastic=1,
  counter=(5.2,13.0,.44),seam=0,facing=1.75,tongue_up=2.3,tongue_w=80,tongue_fwd=.7,cuff=1.0,mark=dict(h=1.2,at=(14.0,.58)),ev=.30,
  colors=dict(upper='#1b1e23',facing='#262b31',counter='#12485a',tex='noise',texs=.08,ctex='noise',lining='#2a2d31',tongue='#c9ccd0',collar='#14161a',
    stitch='#8fa3ad',lace='#f2f2ee',sole='#101215',toecap='#0e1013',accent='#0f7f9b',mark='#e9eef2',markmetal=0,edge='#111317'))
SPEED=dict(kind='speed',discipline='speed',eyelets=6,hooks=0,eye_top=12.0,throat=5.2,bow=0,cuff=.7,toecap=0,counter=(5.4,12.9,.55),seam=0,
  facing=1.7,tongue_up=1.8,mark=dict(h=1.2,at=(9.8,.605),off=.16,tilt=0),ev=.24,
  colors=dict(upper='#e8ecef',facing='#d8232f',counter='#0c0d0f',ctex='carbon',tex='noise',texs=.05,coat=.5,rough=.3,lining='#24272b',tongue='#d8232f',
    collar='#1a1c1f',stitch='#333a40',lace='#111316',sole='#0c0d0f',holder='#c9ced4',mark='#f4f4f0',markmetal=0,metal='#c9ced4'))
REC=dict(kind='rec',discipline='recreational',eyelets=7,hooks=2,eye_top=12.2,throat=5.2,cuff=1.7,toecap=3.2,toeplastic=0,mark=dict(h=1.0,at=(13.6,.63)),ev=.22,
  colors=dict(upper='#2f5d73',facing='#234657',counter='#1d3a48',tex='suede',texs=.2,rough=.7,lining='#d9cdb9',tongue='#2f5d73',collar='#e4dccb',
    stitch='#e9dfca',lace='#efe6d2',welt='#e8e2d4',sole='#e8e2d4',holder='#eef1f3',accent='#e0b55c',mark='#e8dcc0',markmetal=0))
def mould(p): return p.get('mould') or p.get('shell') or p.get('make') or p.get('blade') or p['kind']
ALL=lambda c,**k:dict(dict(upper=c,facing=c,counter=c,edge=c),**k)   # one colour for the whole upper
BLACK=ALL('#1d1c1e',collar='#29282b',tongue='#222124',stitch='#4a484b',lace='#1a1a1b',rough=.42,coat=.16,texs=.2)

P=PRODUCTS={}
def add(key,base,line='',colour='',colors=None,**kw): P[key]=look(base,colors,line=line,colour=colour,**kw)

# ---- figure boots ------------------------------------------------------
# moulds: soft beginner, single jumps, double jumps (high, scooped at the heel), dance (low at the back), composite, old leather
SOFT=look(FIGURE,mould='soft',last='soft',rise='soft',height=-1.5,collar_t=1.7,cuff=1.9,toecap=0,facing=2.0,eyelets=6,hooks=3,tongue_w=84,tongue_up=1.5,pick='small',frame='slot',foot='unit',und=.18,mark=dict(h=1.05,at=(12.2,.66)),crease=.45)
SINGLE=look(FIGURE,mould='single',cuff=1.5,toecap=3.2,crease=.35,collar_t=1.15,mark=dict(h=.95,at=(11.5,.49),off=.17),
  overlays=[dict(mat='panel',lo=[(9.2,.44),(10.6,.36),(12.2,.34),(13.8,.42)],hi=[(9.2,.52),(10.6,.62),(12.2,.66),(13.8,.58)],t=.10,stitch_lo=(.02,.035),stitch_hi=(.02,.035))])
DOUBLE=look(FIGURE,mould='double',last='high',rise='scoop',height=.5,cuff=2.2,collar_t=1.5,toecap=0,hooks=5,facing=1.9,tongue_up=2.6,tongue_w=80,pick='cross',frame='truss',edge='tapered',crease=.4,counter=(6.6,13.0,.46),
  overlays=[dict(mat='upper',lo=[(9.4,.42),(10.8,.33),(12.6,.31),(14.4,.38)],hi=[(9.4,.50),(10.8,.60),(12.6,.64),(14.4,.56)],t=.13,puff=.10,stitch_lo=(.02,.035),stitch_hi=(.02,.035))],mark=dict(h=1.25,at=(12.3,.50),off=.26))
DANCE=look(FIGURE,mould='dance',rise='dance',height=-.2,cuff=0,collar_t=1.25,toecap=0,facing=1.5,tongue_up=2.2,crease=.35,seam=0,counter=(6.4,12.8,.50),foot='pitch',
  overlays=[dict(mat='facing',lo=[(12.2,.30),(13.6,.36),(15.6,.42)],hi=[(12.2,.98),(13.6,.99),(15.6,1)],t=.09,stitch_lo=(.015,))],mark=dict(h=1.0,at=(13.6,.575),off=.14,tilt=5))
COMPOSITE=look(FIGURE,mould='composite',last='high',rise='scoop',height=.8,cuff=1.6,collar_t=1.35,toecap=0,hooks=5,seam=0,counter=None,backstay=0,facing=1.6,tongue_up=2.4,pick='cross',frame='truss',foot='pitch',
  overlays=[dict(mat='counter',lo=[(1.2,.86),(4.,.86),(6.6,.72),(8.6,.54),(10.6,.44),(12.6,.52),(14.6,.78)],hi=[(1.2,1),(14.6,1)],t=.13)],mark=dict(h=1.25,at=(11.3,.64),off=.19,tilt=7))
OLD=look(FIGURE,mould='old-leather',last='old',rise=None,cuff=0,collar_t=.45,toecap=3.1,hooks=5,eyelets=7,facing=1.55,backstay=1,counter=(7.4,12.4,.36),frame='slot',crease=.5,tongue_up=1.2,tongue_w=60,holes=[(3.28,.05,14,(-.012,.026),.075),(3.5,.06,13,(-.012,.028),.045)],mark=dict(h=.95,at=(14.2,.64)))
add('figure-premium-white',DOUBLE,'Premium','white',dict(lining='#c9a37a',tongue='#c9a37a',sole='#54331f'))
add('figure-premium-ivory',DOUBLE,'Premium','ivory',ALL('#e3d7bf',collar='#d8c8aa',tongue='#e3d7bf',lining='#b98d62',stitch='#b9a37c',lace='#efe7d6',sole='#6d4629',welt='#3a2618',metal='#cdb27a',texs=.34),toecap=3.0,height=.8)
add('figure-premium-black',DOUBLE,'Premium','black',dict(BLACK,mark='#d9b266',tongue='#5a3a27',lining='#8a5c3d',sole='#3a2619',welt='#17110d',metal='#cdb27a'),ev=.35,und=.10)
add('figure-sport-white',SINGLE,'Sport','white, grey',dict(upper='#e9e8e5',facing='#d5dbdf',counter='#c3ccd2',collar='#2b3137',tongue='#d5dbdf',lining='#2b3035',stitch='#ffffff',lace='#ffffff',sole='#15171a',welt='#0e1012',stack=0,mark=RED,edge='#d5dbdf'),hooks=4)
add('figure-sport-navy',SINGLE,'Sport','navy',dict(upper='#1c3a55',facing='#16304a',counter='#132a41',collar='#e7ecef',tongue='#1c3a55',lining='#e7ecef',stitch='#b9cbd8',lace='#f3f5f6',sole='#eceff0',welt='#dfe4e6',stack=0,mark='#eef3f5',edge='#16304a',texs=.24),ev=.32,und=.14)
add('figure-sport-ice',DANCE,'Sport','ice blue',dict(upper='#b9d2dd',facing='#e4edf1',counter='#e4edf1',collar='#f0f4f6',tongue='#e4edf1',lining='#eef2f4',stitch='#f6fbfd',lace='#fbfdfd',sole='#eef2f3',welt='#d9e2e6',stack=0,mark=TEAL,edge='#c9dbe3'),tail=1.9)
add('figure-classic-white',SOFT,'Classic','white',dict(sole='#6a4128',welt='#55321e',stack=0,lining='#efe6d8',tex='noise',texs=.12,coat=.3))
add('figure-classic-black',SINGLE,'Classic','black',dict(BLACK,mark='#c9ced2',lining='#3b3c40',sole='#141416',welt='#0c0c0d',stack=0),ev=.35,und=.10,height=-.6,cuff=0,toecap=2.6,hooks=4,overlays=[],mark=dict(h=1.25,at=(13.5,.635)),foot='unit',pick='small',frame='slot',facing=2.0)
add('figure-classic-tan',OLD,'Classic','tan',dict(upper='#9a5f3a',facing='#8a5230',counter='#7d4828',collar='#c79a6e',tongue='#a66b43',lining='#e6d3b8',stitch='#ead2ae',lace='#e9dcc4',sole='#4b2f1e',welt='#2a1a10',metal='#c9a45c',rough=.38,coat=.25,texs=.4,edge='#8a5230',mark='#ead2ae'),pick='small',hooks=4)
add('figure-classic-rose',SOFT,'Classic','rose',dict(upper='#d9b8b4',facing='#e9d6d0',counter='#e9d6d0',collar='#f0e6e0',tongue='#e9d6d0',lining='#f3ece6',stitch='#fff6f2',lace='#fff7f4',sole='#e7ddd2',welt='#d8ccbf',stack=0,edge='#e0c6c1',mark='#b98a4a',tex='noise',texs=.12,coat=.3))
add('figure-premium-pearl',COMPOSITE,'Premium','pearl, carbon',dict(upper='#e6e6e4',facing='#d3d8dc',counter='#2b3036',ctex='carbon',tex='noise',texs=.06,collar='#22262b',tongue='#d3d8dc',lining='#30353b',stitch='#c3ccd2',lace='#eef0f1',sole='#15171a',welt='#0e1012',stack=0,edge='#d3d8dc',mark=BRASS))
add('figure-sport-beige',SINGLE,'Sport','beige',ALL('#c7aa80',collar='#efe8da',tongue='#b3946a',lining='#efe8da',stitch='#efe0c2',lace='#efe7d6',sole='#5a4031',welt='#3a2a20',stack=0,metal='#cdb27a',mark='#5a3a26'),rise='scoop',cuff=2.0,toecap=0,hooks=5,height=.4)
add('figure-classic-mint',SOFT,'Classic','mint',dict(upper='#7fcab0',facing='#dfe6e3',counter='#e4ebe8',collar='#f0f3f1',tongue='#dfe6e3',lining='#f0f3f1',stitch='#fbfffd',lace='#fbfdfc',sole='#f0f2f1',welt='#dfe5e2',stack=0,edge='#8fd2bb',mark='#12483b',toecap='#e4ebe8',tex='noise',texs=.12,coat=.3),height=-2.2,cuff=2.3,collar_t=2.0,toecap=3.2,toeplastic=1)

# ---- boots sold without a blade: the same look, standing on its own sole --
for key in('figure-premium-ivory','figure-premium-pearl','figure-sport-ice'):
    P[key+'-bare']=look(P[key],blade=None)

# ---- hockey ------------------------------------------------------------
# moulds: one-piece shell (tendon guard, big toe cap), mid with panels, entry with a padded rim, old leather, goalie
CAP=dict(toecap=4.3,toeplastic=1)
ONEPIECE=look(HOCKEY,mould='one-piece',last='shell',rise='tendon',guard=dict(w=56,depth=1.7),counter=None,seam=0,backstay=0,cuff=0,collar_t=1.25,facing=1.5,mark=dict(h=1.35,at=(11.4,.60),off=.15,tilt=9),tongue_up=3.0,tongue_w=84,tongue_fwd=.9,**CAP,
  overlays=[dict(mat='counter',lo=[(4.2,.72),(6.,.60),(8.,.44),(10.2,.36),(12.4,.40),(14.2,.62)],hi=[(4.2,1),(14.2,1)],t=.14,stitch_lo=()),
            dict(mat='panel',lo=[(5.4,.40),(7.6,.30),(10.,.24),(13.,.27),(15.7,.35)],hi=[(5.4,.52),(7.6,.40),(10.,.31),(13.,.33),(15.7,.40)],t=.10)])
PANELS=look(HOCKEY,mould='mid',rise='tendon-low',guard=dict(w=48,depth=1.2),counter=(5.2,13.4,.50),seam=0,cuff=.9,facing=1.7,collar_t=1.2,mark=dict(h=1.2,at=(13.6,.60),off=.06,tilt=6),tongue_up=2.7,**CAP,
  overlays=[dict(mat='panel',lo=[(4.6,.60),(6.4,.54),(8.4,.46),(10.4,.40),(12.6,.38)],hi=[(4.6,.70),(6.4,.66),(8.4,.58),(10.4,.52),(12.6,.50)],t=.05,stitch_lo=(.02,),stitch_hi=(.02,))])
ENTRY=look(HOCKEY,mould='entry',rise='soft',counter=(6.0,12.6,.36),cuff=2.2,collar_t=1.7,facing=1.9,backstay=1,toecap=3.5,toeplastic=1,mark=dict(h=.92,at=(12.9,.65),tilt=5),tongue_up=2.2,holder='h1',
  overlays=[dict(mat='mesh',lo=[(8.6,.46),(10.4,.40),(12.4,.40),(13.4,.50)],hi=[(8.6,.58),(10.4,.62),(12.4,.66),(13.4,.60)],t=.06)])
HIDE=look(HOCKEY,mould='old-leather',rise=None,cuff=1.2,holder='h1',crease=.6)
GOALIE=look(HOCKEY,mould='goalie',last='goalie',rise='goalie',counter=None,seam=0,cuff=0,collar_t=1.4,holder='goalie',facing=1.7,toecap=0,backstay=0,tongue_up=1.8,mark=dict(h=1.15,at=(12.9,.545),off=.05,tilt=5),rivets=[(3.4,.70,.32,'metal'),(8.2,.74,.32,'metal'),(10.9,.78,.32,'metal')],
  overlays=[dict(mat='chassis',lo=[(.03,.0),(1.2,.05),(2.6,.46),(4.6,.62),(7.5,.68),(9.6,.66),(11.2,.60),(12.8,.66)],hi=[(.03,1),(12.8,1)],t=.42,n=70,nv=30)])
SLIM=dict(profile=9.5)
add('hockey-premium-black',ONEPIECE,'Premium','black, brass',dict(upper='#17181b',facing='#202226',panel='#b48a3f',counter='#0c0d0f',ctex='carbon',coat=.35,collar='#101113',tongue='#8b6a35',stitch='#a98545',lace='#e9e2d0',accent='#b48a3f',mark='#d9b266',holder='#17191c',runner='#565c63'),**SLIM)
add('hockey-premium-white',ONEPIECE,'Premium','white, graphite',dict(upper='#e3e6e8',facing='#d3d8dc',counter='#30363c',ctex='carbon',tongue='#f1efe9',collar='#24272c',stitch='#8d969c',lace='#f4f4f2',toecap='#24282d',accent='#89601f',mark='#f1efe9',sole='#17191c',runner='#70767d',guard='#e3e6e8'),**SLIM)
add('hockey-sport-red',PANELS,'Sport','white, red',dict(upper='#e3e6e8',facing='#cfd5d9',counter=RED,tongue='#f1efe9',collar='#24272c',stitch='#8d969c',lace='#1b1d20',toecap='#1b1d21',accent=RED,mark='#16181c',sole='#17191c',panel='#aeb6bc'))
add('hockey-sport-teal',PANELS,'Sport','black, teal',dict(panel='#30373f'))
add('hockey-sport-blue',PANELS,'Sport','navy, ice blue',dict(upper='#15263f',facing='#1d3454',counter='#9cc3d6',tongue='#e7edf0',collar='#101b2d',stitch='#c4d6e2',lace='#f3f5f6',toecap='#0d1522',accent='#4c9fc0',mark='#e9f1f5',panel='#4c83a8',guard='#101b2d'),height=-.7,overlays=[],counter=(5.2,13.0,.34),profile=9)
add('hockey-classic-brown',HIDE,'Classic','brown leather',dict(upper='#6b4227',facing='#5a3620',counter='#4d2d1a',tex='leather',ctex='leather',texs=.35,coat=.2,tongue='#d9c8a8',collar='#d9c8a8',lining='#d9c8a8',stitch='#d8bd8e',lace='#efe6d2',toecap='#3b2417',accent='#6b4227',mark='#e3cfa5',sole='#2a1b12',holder='#efe9dc'),toecap=3.0,und=.2)
add('hockey-classic-black',ENTRY,'Classic','black',dict(counter='#26292e',tongue='#d8a73a',collar='#1d1f23',accent='#3a4046',lace='#d8a73a',stitch='#6c737a',mesh='#3a4046'))
add('hockey-sport-graphite',ONEPIECE,'Sport','graphite, steel blue',dict(upper='#3a4148',facing='#2a3036',counter='#8f9ca6',ctex='noise',tongue='#aab4bc',collar='#16181b',stitch='#9eabb5',lace='#f2f3f3',accent='#4a90b0',mark='#eef1f3',holder='#17191c',runner='#565c63',panel='#20262b'),tongue_up=2.6,guard=dict(w=46,depth=1.3),profile=9.5)
add('hockey-classic-orange',ENTRY,'Classic','black, orange',dict(upper='#1b1e23',facing='#202429',counter='#d9701f',tongue='#e4e4e0',collar='#d9701f',stitch='#c07a3d',lace='#f2f2ee',accent='#d9701f',mark='#f0f0ee'),height=-1.0,profile=9)
add('hockey-goalie-white',GOALIE,'Sport','black, white cowling',dict(panel='#2a3036',chassis='#eceff1',holder='#eceff1',accent='#12485a',lace='#f2f2ee',tongue='#2a2d31'))

# ---- speed -------------------------------------------------------------
# moulds: low carbon shell, low leather, short-track shell with a strap and offset cups; a clap blade for the low ones
WRAP=lambda m,**k:dict(dict(mat=m,lo=[(5.2,.86),(7.5,.74),(9.5,.50),(11.0,.44),(12.2,.60)],hi=[(5.2,1),(12.2,1)],t=.10,stitch_lo=()),**k)
SHELL=dict(counter=None,seam=0,backstay=0,cuff=0,toecap=0,facing=1.35,tongue_up=1.5,tongue_w=62)
LOW=look(SPEED,mould='low-shell',last='low',rise='ankle',eyelets=6,eye_top=12.6,throat=5.4,collar_t=.85,overlays=[WRAP('counter')],mark=dict(h=1.15,at=(9.6,.66),off=.16,tilt=0),**SHELL)
LOWHIDE=look(SPEED,mould='low-leather',last='low',rise='heel-tab',eyelets=6,eye_top=12.5,throat=5.6,cuff=0,facing=1.6,counter=(6.4,12.6,.46),seam=1,toecap=3.2,crease=.5,tongue_up=1.6,collar_t=1.25,mark=dict(h=1.1,at=(9.9,.62),off=.16,tilt=0))
SHORT=look(SPEED,mould='short-track',track='short',height=1.7,rise='heel-tab',eyelets=6,eye_top=11.8,throat=5.4,collar_t=1.2,counter=None,seam=0,backstay=0,cuff=0,toecap=0,facing=1.5,tongue_up=2.4,
  overlays=[WRAP('counter',lo=[(.6,.80),(4.,.83),(6.5,.76),(8.6,.46),(10.8,.34),(12.6,.42),(13.6,.62)],hi=[(.6,1),(13.6,1)],t=.14)],straps=[dict(at=12.75,slant=.5,w=1.15,to=.60,buckle='ratchet')],mark=dict(h=1.2,at=(9.8,.62),off=.20,tilt=0))
add('speed-premium-carbon',LOW,'Premium','carbon, brass',dict(upper='#101113',facing='#17181b',tex='carbon',texs=.5,tongue='#17181b',stitch='#a98545',mark='#d9b266',lace='#2a2c30',holder='#b48a3f',cup='#c9a45c',edge='#101113'),ev=.34,und=.08)
add('speed-premium-white',LOW,'Premium','white, carbon',dict(facing='#17191c',tongue='#17191c',mark='#d9b266',lace='#f0f0ee',stitch='#8c949b'),overlays=[WRAP('counter',lo=[(4.4,.80),(6.5,.62),(8.4,.42),(10.4,.30),(12.6,.34),(13.2,.5)],hi=[(4.4,1),(13.2,1)])],mark=dict(h=1.15,at=(10.,.60),off=.16,tilt=0))
add('speed-sport-red',LOWHIDE,'Sport','white, red',dict(rough=.35,edge='#d8232f',crease=0),crease=.25,toecap=0,counter=(5.4,12.8,.62),mark=dict(h=1.1,at=(9.7,.60),off=.16,tilt=0))
add('speed-sport-blue',SHORT,'Sport','blue, short track',dict(upper='#1b5f8f',facing='#123f61',tongue='#e9eef2',lace='#e9eef2',stitch='#bcd3e2',mark='#ffffff',holder='#2a2d31',metal='#aeb6bd',edge='#1b5f8f',accent='#5fa8d0'))
add('speed-classic-black',LOWHIDE,'Classic','black, leather',dict(upper='#232326',facing='#2d2d31',counter='#1a1a1c',ctex='leather',tex='leather',texs=.3,coat=.15,rough=.4,tongue='#2d2d31',stitch='#c9c4b8',lace='#e9e4d8',mark='#e9e4d8',edge='#232326'),ev=.32,und=.12)
add('speed-premium-teal',SHORT,'Premium','carbon, teal',dict(upper='#101113',facing='#156f88',tex='carbon',texs=.5,tongue='#156f88',stitch='#2c93ad',mark='#f4f4f0',lace='#e9eef0',holder='#1a1c1f',edge='#101113',accent='#2c93ad'),ev=.34,und=.08,height=2.0)
add('speed-classic-yellow',SHORT,'Classic','yellow, black',dict(upper='#e0b429',facing='#232529',counter='#26282b',ctex='leather',tex='leather',texs=.25,tongue='#232529',collar='#232529',stitch='#e9e4d8',lace='#e4e4e0',mark='#f4f0e0',edge='#232529'),und=.12,mould='short-track-entry',straps=[],height=1.0,overlays=[],counter=(5.4,12.9,.50),seam=1,facing=1.8)
add('speed-premium-clap',LOW,'Premium','white, clap blade',dict(facing='#c9ced2',tongue='#17191c',mark='#17191c',lace='#17191c',holder='#8a9097',accent='#c8452b',upper='#eef0f1'),clap=1,overlays=[WRAP('counter',lo=[(1.2,.80),(3.5,.82),(6.5,.70),(8.6,.52),(10.6,.44),(12.6,.5)],hi=[(1.2,1),(12.6,1)])])

# ---- recreational ------------------------------------------------------
# moulds: padded with a heel, insulated with shearling, trainer on a flat sole, inline-like with a hinged cuff, buckled, figure-like, child, double runner
PADDED=look(REC,mould='padded',last='padded',rise='soft',cuff=2.4,collar_t=2.0,toecap=3.2,crease=.5,facing=1.9,mark=dict(h=1.0,at=(12.1,.60)))
FLEECE=look(REC,mould='insulated',last='padded',rise=None,cuff=0,collar_t=.8,fleece=dict(k=1500),eyelets=6,hooks=2,crease=.4,height=-.6,mark=dict(h=1.0,at=(13.2,.62)))
QUILT=lambda f0=None:[(11.4,12.5,f0,.999,.20),(12.5,13.6,f0,.999,.20),(13.6,14.7,f0,.999,.18)]
TRAINER=look(REC,mould='trainer',last='trainer',rise='soft',foot='cup',cuff=1.6,collar_t=1.7,toecap=0,seam=0,counter=(6.2,12.6,.42),holder='h1',facing=1.8,
  overlays=[dict(mat='panel',lo=[(1.4,.66),(3.6,.70),(6.2,.60),(8.4,.46),(10.0,.36)],hi=[(1.4,1),(10.0,.9)],t=.10,stitch_lo=(.02,.035))])
INLINE=look(TRAINER,mould='hinged',counter=None,height=1.0,collar_t=1.9,cuff=0,rivets=[(11.1,.62,.62,'accent')],
  overlays=[dict(mat='shell',lo=[(10.4,.52),(11.6,.40),(13.2,.36),(14.9,.36)],hi=[(10.4,.70),(10.9,.98),(13.2,1),(14.9,1)],t=.34,off=.12,n=40,nv=26),
            dict(mat='panel',lo=[(.6,.62),(3.6,.66),(6.2,.58),(8.4,.54)],hi=[(.6,1),(8.4,1)],t=.16),
            dict(mat='counter',lo=[(8.0,.66),(8.8,.56),(9.6,.50),(10.5,.48)],hi=[(8.0,1),(10.5,1)],t=.30)])
BUCKLE=look(INLINE,mould='buckle',hooks=0,eyelets=7,eye_top=12.0,bow=0,straps=[dict(at=13.3,slant=.9,w=1.25,to=.52,buckle='ratchet',lift=.62),dict(at=8.6,slant=-.6,w=1.35,to=.44,buckle='velcro',lift=.42)])
CHILD=look(REC,mould='child',last='child',rise='soft',height=-2.0,cuff=2.0,collar_t=1.9,hooks=2,eyelets=5,lace_w=.44,toecap=3.4,holder='h1',mark=dict(h=.9,at=(11.9,.585)))
add('rec-premium-sand',FLEECE,'Premium','sand',dict(upper='#b79f7f',facing='#a48b6a',counter='#8b7352',collar='#efe6d6',tongue='#b79f7f',lining='#efe6d6',stitch='#f2e7d2',lace='#f4eee2',welt='#4a3524',sole='#3d2b1d',accent=BRASS,mark='#fff4dc',metal='#cdb27a'))
add('rec-premium-graphite',TRAINER,'Premium','graphite',dict(upper='#4a5056',facing='#3a3f45',counter='#2d3237',collar='#cfc8bb',tongue='#4a5056',lining='#cfc8bb',stitch='#c9b58a',lace='#e5dfd2',welt='#22262a',sole='#1d2024',rand='#22262a',holder='#202428',accent='#c9a45c',mark='#d9b266',runner='#8a9097',ptex='suede'))
add('rec-sport-teal',TRAINER,'Sport','teal',dict(upper='#1f7f93',facing='#155f70',counter='#0f4a58',collar='#e9eff1',tongue='#1f7f93',lining='#e9eff1',stitch='#cfe6ec',lace='#f2f6f7',welt='#f0f3f4',sole='#f0f3f4',rand='#f0f3f4',accent='#155f70',mark='#ffffff',tex='knit',texs=.6,rough=.6),cuff=2.2,mark=dict(h=.85,at=(12.3,.64)),
  overlays=[dict(mat='counter',lo=[(3.0,.80),(5.4,.72),(7.4,.50),(9.2,.36),(11.2,.34),(12.6,.44)],hi=[(3.0,.90),(5.4,.84),(7.4,.66),(9.2,.50),(11.2,.46),(12.6,.54)],t=.10,stitch_lo=(.02,),stitch_hi=(.02,))])
add('rec-sport-black',INLINE,'Sport','black, red',dict(upper='#232529',facing='#1a1c1f',counter='#8f1d27',collar='#1a1c1f',tongue='#232529',lining='#2f3237',stitch='#c4474f',lace='#d6d8da',welt='#131416',sole='#131416',rand='#131416',shell='#2c3036',holder='#1d1f22',accent=RED,mark='#f0f0ee',tex='noise',texs=.1,rough=.5,panel='#16181b'),ev=.30,mark=dict(h=1.0,at=(12.4,.62),off=.50))
add('rec-classic-navy',PADDED,'Classic','navy')
add('rec-classic-berry',PADDED,'Classic','berry',dict(upper='#7f2b45',facing='#692238',counter='#571b2e',collar='#efe3dc',tongue='#7f2b45',lining='#efe3dc',stitch='#f0d3d3',lace='#f6ece8',accent='#c98a95',mark='#f6e0d8'))
add('rec-kids-yellow',CHILD,'Classic','yellow, children',dict(upper='#e8b93c',facing='#d8a327',counter='#22444f',collar='#22444f',tongue='#22444f',lining='#f0e3c8',stitch='#fff3cf',lace='#22444f',welt='#f4efe2',sole='#f4efe2',accent='#22444f',mark='#22444f'))
add('rec-kids-pink',CHILD,'Classic','pink, children',dict(upper='#c46a8a',facing='#bb6082',counter='#452a4e',collar='#452a4e',tongue='#452a4e',lining='#5a3b63',stitch='#f3d3df',lace='#452a4e',welt='#f1ece6',sole='#f1ece6',accent='#452a4e',mark='#f3d3df',quilt='#c46a8a'),cuff=0,toecap=0,height=-1.4,collar_t=1.6,quilt=QUILT(),mark=dict(h=.9,at=(10.2,.62),off=.13))
add('rec-classic-moss',FLEECE,'Classic','moss',dict(upper='#3f6236',facing='#46693c',counter='#2d4a28',collar='#efe7d6',tongue='#355430',lining='#efe7d6',stitch='#dfe2c8',lace='#efe6d2',accent='#c9992f',mark='#f0ead8',quilt='#3f6236'),quilt=QUILT(),height=.2,toecap=0,mark=dict(h=.95,at=(10.4,.62),off=.13))
add('rec-sport-buckle',BUCKLE,'Sport','white, grey, buckle',dict(upper='#dfe3e6',facing='#c3cad0',counter='#aab3ba',collar='#3a4148',tongue='#3a4148',lining='#3a4148',stitch='#ffffff',lace='#3a4148',rand='#2a2f34',sole='#2a2f34',shell='#eceff1',panel='#c9d0d5',accent=TEAL,mark=TEAL,tex='knit',texs=.6,rough=.6),mark=dict(h=.85,at=(13.3,.60),off=.50))
add('rec-classic-figure',look(REC,mould='figure-like',last='padded',rise=None,blade='figure',foot='unit',cuff=0,fleece=dict(k=1300),collar_t=.8,height=.3,hooks=4,toecap=0,pick='small',frame='slot'),'Classic','white, figure blade',dict(upper='#ebe7e0',facing='#e3ddd4',counter='#e3ddd4',edge='#ebe7e0',collar='#f4f0e8',tongue='#ebe7e0',lining='#f4f0e8',fleece='#f6f2ea',stitch='#ffffff',lace='#ffffff',welt='#d8cfc0',sole='#d8cfc0',mark=BRASS,tex='noise',texs=.1,rough=.4,coat=.2))
add('rec-kids-double',look(CHILD,mould='double-runner',blade='double',foot='cup',last='child-flat',height=-.5,laces=0,eyelets=0,hooks=0,cuff=2.4,facing=2.4,straps=[dict(at=12.4,slant=.4,w=1.3,to=.56,buckle='velcro',lift=.2),dict(at=9.0,slant=-.3,w=1.35,to=.46,buckle='velcro',lift=.2)],mark=None),'Classic','blue, double runner',dict(upper='#3f8fc0',facing='#3581b0',counter='#f0b93a',collar='#f3efe4',tongue='#3f8fc0',lining='#f3efe4',stitch='#e9f3fa',rand='#f3efe4',strap='#1d3f57',accent='#f0b93a',mark='#ffffff',chassis='#f0b93a'))

# ---- blades alone ------------------------------------------------------
BLADE=dict(kind='blade',discipline='blades',ev=.24,near=.55,colors={})
add('blade-figure-basic',BLADE,'Classic','figure, small pick',blade='figure',pick='small',frame='slot')
add('blade-figure-cross',BLADE,'Premium','figure, cross-cut pick',dict(steel='#cfd3d8',etch='#89601f'),blade='figure',pick='cross',rocker=8,edge='tapered',frame='truss')
add('blade-figure-dance',BLADE,'Sport','figure, short dance tail',blade='figure',tail=1.9,pick='small',edge='honed')
add('blade-figure-coated',BLADE,'Premium','figure, dark coating',dict(steel='#3a3f45',etch='#c9ced2'),blade='figure',pick='straight',rocker=8,edge='honed')
add('blade-figure-gold',BLADE,'Premium','figure, gold plating, large pick',dict(steel='#c9a04e',mirror='#e8edf0',etch='#6a4a14'),blade='figure',pick='large',rocker=8,edge='tapered',frame='truss')
add('blade-figure-matt',BLADE,'Classic','figure, matt steel, medium pick',dict(steel='#9aa1a8',steelrough=.52),blade='figure',pick='straight')
add('blade-hockey-holder',BLADE,'Sport','hockey holder and runner',dict(accent='#0f7f9b'),blade='hockey',holder='h3')
add('blade-hockey-goalie',BLADE,'Sport','goalie holder and runner',dict(accent='#12485a'),blade='hockey',holder='goalie')
add('blade-speed-clap',BLADE,'Premium','long track, clap hinge',dict(holder='#8a9097',accent='#c8452b',mark='#17191c',markmetal=0),blade='speed',clap=1)
add('blade-speed-long',BLADE,'Premium','long track',dict(holder='#c9ced4',mark='#3b434a',markmetal=0),blade='speed')
add('blade-speed-short',BLADE,'Sport','short track',dict(holder='#2a2d31',cup='#aeb6bd',mark='#e9eef2',markmetal=0),blade='speed',track='short')

# ---- protection and accessories ---------------------------------------
ACC=lambda make,disc='accessories':dict(kind='accessory',discipline=disc,make=make,ev=.22,colors={})
H=ACC('helmet','protective')
add('helmet-white',H,'Sport','white',dict(shell='#e9ecef',band='#0f7f9b'),shell='vented')
add('helmet-black',H,'Premium','matt black',dict(shell='#1c1e21',band='#b48a3f',rough=.5),ev=.32,shell='dome')
add('helmet-red',H,'Sport','red',dict(shell='#b3202c',band='#f1efe9'),shell='child')
add('helmet-blue',H,'Classic','blue',dict(shell='#1f5f8f',band='#f1efe9'),shell='hockey')
add('helmet-cage-black',H,'Sport','hockey, cage',dict(shell='#1c1e21',band='#d4d8dc',wire='#c9ced4',wiremetal=.9),shell='hockey',face='cage',ev=.32)
add('helmet-visor-white',H,'Premium','hockey, visor',dict(shell='#eceff1',band='#2a2f34'),shell='hockey',face='visor')
G=ACC('guards')
add('guards-teal',G,'Sport','teal',dict(main='#12809a'))
add('guards-black',G,'Premium','black',dict(main='#26292d',dark='#0c0d0e'),ev=.30)
add('guards-rose',G,'Classic','rose',dict(main='#cf8f97',dark='#5a2f36'))
S=ACC('soaker')
add('soakers-teal',S,'Classic','teal',dict(main='#2f6f86',trim='#e8dfcc'))
add('soakers-rose',S,'Classic','rose',dict(main='#c98f98',trim='#f2e8e2'))
L=ACC('laces')
add('laces-white',L,'Classic','white',dict(main='#f1efe9'))
add('laces-black',L,'Classic','black',dict(main='#232326',band='#89601f'),ev=.32)
add('laces-tan',L,'Premium','tan',dict(main='#b78a5c',band='#3b2417'))
B=dict(ACC('bag'),mark=1)
add('bag-navy',B,'Premium','navy, tan leather',dict(main='#20323b',trim='#8a5a38'))
add('bag-black',ACC('duffel'),'Sport','black, red',dict(main='#1d1f22',trim='#7c1a22',mark='#f0ece2'),ev=.30)
add('bag-sand',ACC('sack'),'Classic','sand',dict(main='#b79f7f',trim='#4a3524',mark='#fff4dc'))
add('backpack-teal',ACC('backpack'),'Sport','teal, graphite',dict(main='#1d6a80',trim='#2a2f34',mark='#f0f4f5'))
K=ACC('pads','protective')
add('kneepads-black',K,'Sport','black, teal',dict(main='#156981'),ev=.28)
add('kneepads-white',K,'Classic','grey, white',dict(main='#e4e7ea',body='#5c656c',trim='#7b848b',strap='#3c444a'))
E=ACC('elbow','protective')
add('elbowpads-black',E,'Sport','black, red',dict(main='#b3202c'),ev=.28)
add('elbowpads-yellow',E,'Classic','yellow, grey',dict(main='#e0b429',body='#5c656c',trim='#7b848b'),size=.86)
add('insoles-grey',ACC('insoles'),'Sport','grey',dict(main='#59656c'))
add('stone-two-grit',ACC('stone'),'Classic','two grits')
add('cloth-grey',ACC('cloth'),'Classic','ice grey',dict(main='#9fb0b8'))
V=ACC('gloves','protective')
add('gloves-knit-grey',V,'Classic','grey, knitted',dict(main='#8f9aa1',alt='#f1efe9'))
add('gloves-cut-black',V,'Sport','cut-resistant, black',dict(main='#2b2f34',alt='#0f7f9b',mark='#eef1f3'),style='cut',ev=.30)
add('gloves-hockey-navy',V,'Sport','hockey, navy and white',dict(main='#1c3454',alt='#e6e9eb',mark='#1c3454',trim='#c9ced2'),style='hockey')
add('beanie-teal',ACC('beanie'),'Classic','teal, cream pompom',dict(main='#1f6f86',trim='#f0e9da'))
add('warmers-rose',ACC('warmers'),'Classic','rose',dict(main='#c98f98',trim='#b87781'))
add('skirt-plum',ACC('skirt'),'Sport','plum chiffon',dict(main='#6d3f63',trim='#55304d',stitch='#a981a0'))
