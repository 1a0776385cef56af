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
ALL=lambda c,**k:dict(dict(upper=c,facing=c,counter=c,edge=c),**k)   # one colour for the whole upper
BLACK=ALL('#1d1c1e',collar='#29282b',tongue='#222124',stitch='#4a484b',lace='#1a1a1b',rough=.42,coat=.16,texs=.2)

P=PRODUCTS={}
def add(key,base,line='',colour='',colors=None,**kw): P[key]=look(base,colors,line=line,colour=colour,**kw)

# ---- figure boots ------------------------------------------------------
add('figure-premium-white',FIGURE,'Premium','white',dict(lining='#c9a37a',tongue='#c9a37a',sole='#54331f'),height=.6,toecap=0,pick='cross',cuff=1.2)
add('figure-premium-ivory',FIGURE,'Premium','ivory',ALL('#e3d7bf',collar='#d8c8aa',tongue='#e3d7bf',lining='#b98d62',stitch='#b9a37c',lace='#efe7d6',sole='#6d4629',welt='#3a2618',metal='#cdb27a',texs=.34),height=.6,pick='cross',cuff=1.6,toecap=3.0,hooks=5)
add('figure-premium-black',FIGURE,'Premium','black',dict(BLACK,mark='#d9b266',tongue='#5a3a27',lining='#8a5c3d',sole='#3a2619',welt='#17110d',metal='#cdb27a'),ev=.35,und=.10,height=.6,pick='cross')
add('figure-sport-white',FIGURE,'Sport','white, grey',dict(upper='#e9e8e5',facing='#d5dbdf',counter='#c3ccd2',collar='#2b3137',tongue='#d5dbdf',lining='#2b3035',stitch='#ffffff',lace='#ffffff',sole='#15171a',welt='#0e1012',stack=0,mark=RED,edge='#d5dbdf'),toecap=3.3,cuff=1.5,hooks=4)
add('figure-sport-navy',FIGURE,'Sport','navy',dict(upper='#1c3a55',facing='#16304a',counter='#132a41',collar='#e7ecef',tongue='#1c3a55',lining='#e7ecef',stitch='#b9cbd8',lace='#f3f5f6',sole='#eceff0',welt='#dfe4e6',stack=0,mark='#eef3f5',edge='#16304a',texs=.24),ev=.32,und=.14,cuff=1.5,toecap=3.0)
add('figure-sport-ice',FIGURE,'Sport','ice blue',dict(upper='#b9d2dd',facing='#e4edf1',counter='#e4edf1',collar='#f0f4f6',tongue='#e4edf1',lining='#eef2f4',stitch='#f6fbfd',lace='#fbfdfd',sole='#eef2f3',welt='#d9e2e6',stack=0,mark=TEAL,edge='#c9dbe3'),cuff=1.4,toecap=0,height=-.4,mark=dict(h=1.1,at=(13.3,.65)))
add('figure-classic-white',FIGURE,'Classic','white',dict(sole='#6a4128',lining='#efe6d8'),height=-1.4,cuff=0,toecap=3.0,hooks=3,eyelets=6)
add('figure-classic-black',FIGURE,'Classic','black',dict(BLACK,mark='#c9ced2',lining='#3b3c40',sole='#141416',welt='#0c0c0d',stack=0),ev=.35,und=.10,height=-.8,cuff=0,toecap=2.6,hooks=4)
add('figure-classic-tan',FIGURE,'Classic','tan',dict(upper='#9a5f3a',facing='#8a5230',counter='#7d4828',collar='#c79a6e',tongue='#a66b43',lining='#e6d3b8',stitch='#ead2ae',lace='#e9dcc4',sole='#4b2f1e',welt='#2a1a10',metal='#c9a45c',rough=.38,coat=.25,texs=.4,edge='#8a5230',mark='#ead2ae'),hooks=3)
add('figure-classic-rose',FIGURE,'Classic','rose',dict(upper='#d9b8b4',facing='#e9d6d0',counter='#e9d6d0',collar='#f0e6e0',tongue='#e9d6d0',lining='#f3ece6',stitch='#fff6f2',lace='#fff7f4',sole='#e7ddd2',welt='#d8ccbf',stack=0,edge='#e0c6c1',mark='#b98a4a'),cuff=1.6,height=-.6,mark=dict(h=1.05,at=(13.0,.65)))
add('figure-premium-pearl',FIGURE,'Premium','pearl, carbon',dict(upper='#e6e6e4',facing='#d3d8dc',counter='#2b3036',ctex='carbon',collar='#22262b',tongue='#d3d8dc',lining='#30353b',stitch='#c3ccd2',lace='#eef0f1',sole='#15171a',welt='#0e1012',stack=0,edge='#d3d8dc',mark=BRASS),height=.6,pick='cross',cuff=2.0,toecap=0)
add('figure-sport-beige',FIGURE,'Sport','beige',ALL('#c7aa80',collar='#efe8da',tongue='#b3946a',lining='#efe8da',stitch='#efe0c2',lace='#efe7d6',sole='#5a4031',welt='#3a2a20',stack=0,metal='#cdb27a',mark='#5a3a26'),cuff=1.8,toecap=0,hooks=5)
add('figure-classic-mint',FIGURE,'Classic','mint',dict(upper='#7fcab0',facing='#dfe6e3',counter='#e4ebe8',collar='#f0f3f1',tongue='#dfe6e3',lining='#f0f3f1',stitch='#fbfffd',lace='#fbfdfc',sole='#f0f2f1',welt='#dfe5e2',stack=0,edge='#8fd2bb',mark='#12483b'),height=-.4,cuff=1.6,toecap=3.0,hooks=5)

# ---- boots sold without a blade: the same look, standing on its own sole --
for key in('figure-premium-ivory','figure-premium-pearl','figure-sport-ice'):
    P[key+'-bare']=look(P[key],blade=None)

# ---- hockey ------------------------------------------------------------
add('hockey-premium-black',HOCKEY,'Premium','black, brass',dict(upper='#17181b',facing='#202226',counter='#0c0d0f',ctex='carbon',coat=.35,collar='#101113',tongue='#8b6a35',stitch='#a98545',lace='#e9e2d0',accent='#b48a3f',mark='#d9b266',holder='#17191c',runner='#565c63'),tongue_up=2.7)
add('hockey-premium-white',HOCKEY,'Premium','white, graphite',dict(upper='#e3e6e8',facing='#d3d8dc',counter='#30363c',ctex='carbon',tongue='#f1efe9',collar='#24272c',stitch='#8d969c',lace='#f4f4f2',toecap='#24282d',accent='#89601f',mark='#2b3036',sole='#17191c',runner='#70767d'),tongue_up=2.7)
add('hockey-sport-red',HOCKEY,'Sport','white, red',dict(upper='#e3e6e8',facing='#cfd5d9',counter=RED,tongue='#f1efe9',collar='#24272c',stitch='#8d969c',lace='#1b1d20',toecap='#1b1d21',accent=RED,mark='#16181c',sole='#17191c'))
add('hockey-sport-teal',HOCKEY,'Sport','black, teal')
add('hockey-sport-blue',HOCKEY,'Sport','navy, ice blue',dict(upper='#15263f',facing='#1d3454',counter='#9cc3d6',tongue='#e7edf0',collar='#101b2d',stitch='#c4d6e2',lace='#f3f5f6',toecap='#0d1522',accent='#4c9fc0',mark='#e9f1f5'),counter=(5.2,13.0,.38))
add('hockey-classic-brown',HOCKEY,'Classic','brown leather',dict(upper='#6b4227',facing='#5a3620',counter='#4d2d1a',tex='leather',ctex='leather',texs=.35,coat=.2,tongue='#d9c8a8',collar='#d9c8a8',lining='#d9c8a8',stitch='#d8bd8e',lace='#efe6d2',toecap='#3b2417',accent='#6b4227',mark='#e3cfa5',sole='#2a1b12',holder='#efe9dc'),toecap=3.0,cuff=1.2,und=.2)
add('hockey-classic-black',HOCKEY,'Classic','black',dict(counter='#26292e',tongue='#d8a73a',collar='#1d1f23',accent='#3a4046',lace='#d8a73a',stitch='#6c737a'),counter=(5.2,13.0,.50))
add('hockey-sport-graphite',HOCKEY,'Sport','graphite, steel blue',dict(upper='#3a4148',facing='#2a3036',counter='#8f9ca6',tongue='#aab4bc',collar='#16181b',stitch='#9eabb5',lace='#f2f3f3',accent='#4a90b0',mark='#eef1f3',holder='#17191c',runner='#565c63'))
add('hockey-classic-orange',HOCKEY,'Classic','black, orange',dict(upper='#1b1e23',facing='#202429',counter='#d9701f',tongue='#e4e4e0',collar='#16181b',stitch='#c07a3d',lace='#f2f2ee',accent='#d9701f',mark='#f0f0ee'))

# ---- speed -------------------------------------------------------------
add('speed-premium-carbon',SPEED,'Premium','carbon, brass',dict(upper='#101113',facing='#17181b',tex='carbon',tongue='#17181b',stitch='#a98545',mark='#d9b266',lace='#2a2c30',holder='#b48a3f',cup='#c9a45c',edge='#101113'),ev=.34,und=.08)
add('speed-premium-white',SPEED,'Premium','white, carbon',dict(facing='#17191c',tongue='#17191c',mark='#d9b266',lace='#f0f0ee',stitch='#8c949b'))
add('speed-sport-red',SPEED,'Sport','white, red')
add('speed-sport-blue',SPEED,'Sport','blue, short track',dict(upper='#1b5f8f',facing='#123f61',tongue='#e9eef2',lace='#e9eef2',stitch='#bcd3e2',mark='#ffffff',holder='#2a2d31',metal='#aeb6bd',edge='#1b5f8f'),track='short',height=1.6,cuff=.9)
add('speed-classic-black',SPEED,'Classic','black, leather',dict(upper='#232326',facing='#2d2d31',counter='#1a1a1c',ctex='leather',tex='leather',texs=.3,coat=.15,rough=.4,tongue='#2d2d31',stitch='#c9c4b8',lace='#e9e4d8',mark='#e9e4d8',edge='#232326'),ev=.32,und=.12)
add('speed-premium-teal',SPEED,'Premium','carbon, teal',dict(upper='#101113',facing='#17181b',tex='carbon',tongue='#156f88',stitch='#2c93ad',mark='#f4f4f0',lace='#e9eef0',holder='#1a1c1f',edge='#101113'),ev=.34,und=.08)
add('speed-classic-yellow',SPEED,'Classic','yellow, black',dict(upper='#e0b429',facing='#232529',counter='#26282b',ctex='leather',tex='leather',texs=.25,tongue='#232529',collar='#232529',stitch='#e9e4d8',lace='#e4e4e0',mark='#2b2d30',edge='#232529'),und=.12)

# ---- recreational ------------------------------------------------------
add('rec-premium-sand',REC,'Premium','sand',dict(upper='#b79f7f',facing='#a48b6a',counter='#8b7352',collar='#efe6d6',tongue='#b79f7f',lining='#efe6d6',stitch='#f2e7d2',lace='#f4eee2',welt='#4a3524',sole='#3d2b1d',accent=BRASS,mark='#fff4dc',metal='#cdb27a'))
add('rec-premium-graphite',REC,'Premium','graphite',dict(upper='#4a5056',facing='#3a3f45',counter='#2d3237',collar='#cfc8bb',tongue='#4a5056',lining='#cfc8bb',stitch='#c9b58a',lace='#e5dfd2',welt='#22262a',sole='#1d2024',holder='#202428',accent='#c9a45c',mark='#d9b266',runner='#8a9097'))
add('rec-sport-teal',REC,'Sport','teal',dict(upper='#1f7f93',facing='#155f70',counter='#0f4a58',collar='#e9eff1',tongue='#1f7f93',lining='#e9eff1',stitch='#cfe6ec',lace='#f2f6f7',welt='#f0f3f4',sole='#f0f3f4',accent='#155f70',mark='#ffffff',tex='noise',texs=.1,rough=.5))
add('rec-sport-black',REC,'Sport','black, red',dict(upper='#232529',facing='#1a1c1f',counter='#8f1d27',collar='#1a1c1f',tongue='#232529',lining='#2f3237',stitch='#c4474f',lace='#d6d8da',welt='#131416',sole='#131416',holder='#1d1f22',accent=RED,mark='#f0f0ee',tex='noise',texs=.1,rough=.5),ev=.30)
add('rec-classic-navy',REC,'Classic','navy')
add('rec-classic-berry',REC,'Classic','berry',dict(upper='#7f2b45',facing='#692238',counter='#571b2e',collar='#efe3dc',tongue='#7f2b45',lining='#efe3dc',stitch='#f0d3d3',lace='#f6ece8',accent='#c98a95',mark='#f6e0d8'))
add('rec-kids-yellow',REC,'Classic','yellow, children',dict(upper='#e8b93c',facing='#d8a327',counter='#22444f',collar='#22444f',tongue='#22444f',lining='#f0e3c8',stitch='#fff3cf',lace='#22444f',welt='#f4efe2',sole='#f4efe2',accent='#22444f',mark='#22444f'),height=-1.2,hooks=2)
add('rec-kids-pink',REC,'Classic','pink, children',dict(upper='#c46a8a',facing='#bb6082',counter='#452a4e',collar='#452a4e',tongue='#452a4e',lining='#5a3b63',stitch='#f3d3df',lace='#452a4e',welt='#f1ece6',sole='#f1ece6',accent='#452a4e',mark='#452a4e'),height=-1.2,hooks=2)
add('rec-classic-moss',REC,'Classic','moss',dict(upper='#3f6236',facing='#46693c',counter='#2d4a28',collar='#efe7d6',tongue='#355430',lining='#efe7d6',stitch='#dfe2c8',lace='#efe6d2',accent='#c9992f',mark='#f0ead8'))

# ---- blades alone ------------------------------------------------------
BLADE=dict(kind='blade',discipline='blades',ev=.24,colors={})
add('blade-figure-basic',BLADE,'Classic','figure, straight pick',blade='figure')
add('blade-figure-cross',BLADE,'Premium','figure, cross-cut pick',dict(steel='#cfd3d8',etch='#89601f'),blade='figure',pick='cross')
add('blade-figure-dance',BLADE,'Sport','figure, short dance tail',blade='figure',tail=1.9)
add('blade-figure-coated',BLADE,'Premium','figure, dark coating',dict(steel='#3a3f45',etch='#c9ced2'),blade='figure',pick='cross')
add('blade-hockey-holder',BLADE,'Sport','hockey holder and runner',dict(accent='#0f7f9b'),blade='hockey')
add('blade-speed-long',BLADE,'Premium','long track',dict(holder='#c9ced4',mark='#3b434a',markmetal=0),blade='speed')
add('blade-speed-short',BLADE,'Sport','short track',dict(holder='#2a2d31',cup='#aeb6bd',mark='#e9eef2',markmetal=0),blade='speed',track='short')

# ---- protection and accessories ---------------------------------------
ACC=lambda make,disc='accessories':dict(kind='accessory',discipline=disc,make=make,ev=.22,colors={})
H=ACC('helmet','protective')
add('helmet-white',H,'Sport','white',dict(shell='#e9ecef',band='#0f7f9b'))
add('helmet-black',H,'Premium','matt black',dict(shell='#1c1e21',band='#b48a3f',rough=.5),ev=.32)
add('helmet-red',H,'Sport','red',dict(shell='#b3202c',band='#f1efe9'))
add('helmet-blue',H,'Classic','blue',dict(shell='#1f5f8f',band='#f1efe9'))
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
add('bag-black',B,'Sport','black, red',dict(main='#1d1f22',trim='#7c1a22',mark='#f0ece2'),ev=.30)
add('bag-sand',B,'Classic','sand',dict(main='#b79f7f',trim='#4a3524',mark='#fff4dc'))
K=ACC('pads','protective')
add('kneepads-black',K,'Sport','black, teal',dict(main='#156981'),ev=.28)
add('kneepads-white',K,'Classic','grey, white',dict(main='#e4e7ea',body='#5c656c',trim='#7b848b',strap='#3c444a'))
add('elbowpads-black',K,'Sport','black, red',dict(main='#b3202c'),size=.78,ev=.28)
add('elbowpads-yellow',K,'Classic','yellow, grey',dict(main='#e0b429',body='#5c656c',trim='#7b848b'),size=.78,ev=.28)
add('insoles-grey',ACC('insoles'),'Sport','grey',dict(main='#59656c'))
add('stone-two-grit',ACC('stone'),'Classic','two grits')
add('cloth-grey',ACC('cloth'),'Classic','ice grey',dict(main='#9fb0b8'))
