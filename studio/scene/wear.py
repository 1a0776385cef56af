"""Elbow pads, gloves and knitted clothing. Same convention as accessories.py."""
import bpy,math,numpy as np
import surface
from surface import *
from materials import mat
from protection import group

def tube(name,P,r,m,N=None,n=56,flat=1.,wave=None,thick=.35,uv=None):
    """hollow sleeve along P: r radius by point, flat squeezes it, wave(i, angle) adds to the radius"""
    T,Nn,B=frames(P,N);a=np.linspace(0,2*np.pi,n,endpoint=False);V=[];U=[]
    L=np.r_[0,np.cumsum(np.linalg.norm(np.diff(P,axis=0),axis=1))]
    for i in range(len(P)):
        rr=r[i]+(wave(i,a) if wave else 0);V.append(P[i]+B[i]*(np.cos(a)*rr)[:,None]+Nn[i]*(np.sin(a)*rr*flat)[:,None]);U.append(np.stack([a*r.mean(),np.full(n,L[i])],-1))
    ob=mesh(name,np.array(V).reshape(-1,3),grid_faces(len(P),n,True),m);lay_uv(ob,U)
    so=ob.modifiers.new('so','SOLIDIFY');so.thickness=thick;so.offset=-1;be=ob.modifiers.new('be','BEVEL');be.width=thick*.4;be.segments=3;be.angle_limit=math.radians(50);return ob

def elbow(p):
    """sleeve bent at the elbow, round cap on its point, one strap above and one below"""
    c=p['colors'];root('elbow');k=p.get('size',1.)
    body=mat('body',c.get('body','#1f2226'),.85,bump='knit',bs=.5,sheen=.4);cap=mat('cap',c['main'],.38,coat=.35,bump='noise',bs=.02);trim=mat('trim',c.get('trim','#59636b'),.6);strap=mat('strap',c.get('strap','#17191c'),.75,bump='fabric',bs=.25);mk=mat('mk',c.get('mark','#f0ece2'),.45);met=mat('rivet','#c9ced4',.25,metal=1.)
    t=np.linspace(0,1,64);P=np.stack([np.zeros(64),3.4*np.cos((t-.5)*2.1)*-1+3.4,17.5*t],-1)*k;P[:,1]*=1.15;N=np.tile([0,-1.,0],(64,1));r=(4.0+1.25*np.abs(t-.42)**1.1*1.6)*k
    def one():
        tube('sleeve',P,r,body,N=N,thick=.5*k,wave=lambda i,a:.06*k*np.sin(i*1.9)*(abs(t[i]-.5)>.34))
        for i in(0,63): q=tubering(P,r,N,i);sweep('hem',q,.36*k,.36*k,mat=trim,closed=True,N=q-P[i])
        def shell(a,z,out):   # azimuth round the sleeve (0 = point of the elbow), 0..1 along it
            i=np.clip(z,0,1)*63;f=lambda A:np.stack([np.interp(i,np.arange(64),A[:,q]) for q in range(A.shape[1])],-1)
            T,Nn,B=frames(P,N);C,NN,BB=f(P),f(Nn),f(B);R=np.interp(i,np.arange(64),r)+out;return C+NN*(np.cos(a)*R)[...,None]+BB*(np.sin(a)*R)[...,None]
        for name,ha,hz,b0,bulge,th,m in(('rim',1.12,.33,.35,.7,.6,trim),('cap',.92,.265,.55,1.9,.5,cap)):
            q=np.linspace(0,2*np.pi,80,endpoint=False);W=[]
            for x in np.linspace(.02,1,24): W.append(shell(ha*x*np.cos(q),.5+hz*x*np.sin(q),(b0+bulge*(1-x**2.3))*k))
            ob=mesh(name,np.array(W).reshape(-1,3),grid_faces(24,80,True)+[tuple(range(80))[::-1]],m);import headgear;headgear.recalc(ob)
            so=ob.modifiers.new('so','SOLIDIFY');so.thickness=th*k;so.offset=-1;be=ob.modifiers.new('be','BEVEL');be.width=.18*k;be.segments=4;be.angle_limit=math.radians(50)
        for x in(.30,.62):   # grooves round the cap
            q=np.linspace(0,2*np.pi,90,endpoint=False);W=shell(.92*x*np.cos(q),.5+.265*x*np.sin(q),(.57+1.9*(1-x**2.3))*k);sweep('groove',W,.13*k,.07*k,mat=trim,closed=True,N=W-P[32])
        for z in(.13,.87):
            a=np.linspace(-np.pi,np.pi,90,endpoint=False);W=shell(a,np.full(90,z),.12*k);C=P[int(z*63)];sweep('strap',W,1.25*k,.13*k,mat=strap,closed=True,N=W-C,e=.5)
            a=np.linspace(.5,1.35,20);W=shell(a,np.full(20,z),.36*k);sweep('tab',W,1.3*k,.12*k,mat=strap,N=W-C,e=.45);W=W[:4];sweep('pull',W,1.1*k,.16*k,mat=cap,N=W-C,e=.5)
        lettering('LƯỚT',0,P[32,2]-6.9*k,.85*k,-(r[10]+.62*k-P[8,1]),mk,depth=.1)
    group(-5.4*k,-1.2*k,16,one);group(6.0*k,2.6*k,52,one)
    return 0.,(0.02,0,.84*k),8.0*k,16,12
def tubering(P,r,N,i,n=64):
    T,Nn,B=frames(P,N);a=np.linspace(0,2*np.pi,n,endpoint=False);return P[i]+B[i]*(np.cos(a)*r[i])[:,None]+Nn[i]*(np.sin(a)*r[i])[:,None]

FINGERS=[((-2.9,0),(-3.7,6.6),.92),((-.95,0),(-1.1,7.7),.97),((1.05,0),(1.35,7.1),.93),((2.9,-.4),(3.9,5.2),.82)]   # root, tip, radius; the thumb apart
def gloves(p):
    """style knit: one soft hand; cut: cut-resistant, with grip dots; hockey: rolls and a wide cuff"""
    c=p['colors'];root('gloves');style=p.get('style','knit');main=mat('main',c['main'],.85 if style!='hockey' else .5,sheen=.5 if style!='hockey' else 0,bump='noise' if style=='hockey' else 'fabric',bs=.3)
    alt=mat('alt',c.get('alt','#2a2e33'),.6,bump='noise',bs=.2);mk=mat('mk',c.get('mark','#f0ece2'),.5);trim=mat('trim',c.get('trim','#59636b'),.7)
    def block(a,b,r,h,m,e=.5):   # a stuffed roll between two points
        P=np.linspace(a,b,14);sweep('roll',P,r,h,mat=m,N=np.tile([0,0,1.],(14,1)),e=.62,seg=20,taper=np.sin(np.linspace(.28,np.pi-.28,14))**.35)
    def hand(flip):
        x=lambda P:np.array(P)*np.array([flip,1,1.])
        if style=='hockey':
            for (rt,tp,r) in FINGERS:
                A=np.array([rt[0]*1.12,rt[1]+4.6,1.7]);B=np.array([tp[0]*1.12,tp[1]+5.0,1.1])
                for f0,f1 in((0,.36),(.38,.68),(.70,1.)): block(x(A+(B-A)*f0),x(A+(B-A)*f1),1.12*r,1.15*r,main)
            for y0,y1,h,m in((.9,4.3,2.05,main),(-2.7,.7,2.0,main)):
                for xx in(-3.1,-1.05,1.05,3.1): block(x((xx,y0,1.3)),x((xx*.98,y1,1.3)),1.0,h*.62,m if abs(xx)<3 or m is main else alt)
            for q in((-4.6,-1.6,1.5,-7.0,1.8,1.1),(-7.0,2.0,1.1,-7.3,4.9,.9)): block(x(q[:3]),x(q[3:]),1.25,1.15,main)
            for y,w in((-4.4,4.7),(-6.7,5.2)):
                for s in(-1,0,1): block(x((s*3.5-1.55,y,1.55-abs(s)*.5)),x((s*3.5+1.55,y,1.55-abs(s)*.5)),1.12,1.35,alt)
            P=np.stack([np.zeros(20),np.linspace(-3.2,-10.2,20),np.full(20,1.4)],-1);tube('cuff',P,np.linspace(4.4,5.6,20),trim,N=np.tile([0,0,1.],(20,1)),flat=.42,thick=.7)
            lettering_flat('LƯỚT',0,-5.5,2.92,1.2,mk)
            P=np.array([[0,-3.,.6],[0,4.6,.55]]);sweep('palm',np.linspace(P[0],P[1],12),4.5,.62,mat=alt,N=np.tile([0,0,1.],(12,1)),e=.7);return
        mb=bpy.data.metaballs.new('hand');mb.resolution=.16;mb.render_resolution=.16;mb.threshold=.1
        def ball(P,r): q=mb.elements.new();q.co=tuple(x(P));q.radius=r
        for (rt,tp,r) in FINGERS:
            for t in np.linspace(0,1,16): ball((rt[0]+(tp[0]-rt[0])*t,rt[1]+3.6+(tp[1]-rt[1])*t,1.15-.25*t),r*1.28*(1-.08*t))
        for y in np.linspace(-3.6,3.8,14):
            for xx in np.linspace(-2.7,2.7,9): ball((xx*(1+.02*y),y,1.2),1.42)
        for t in np.linspace(0,1,14): ball((-3.4-3.4*t,-1.6+5.2*t-1.0*t*t,1.15),1.36-.12*t)
        o=bpy.data.objects.new('hand',mb);bpy.context.scene.collection.objects.link(o);bpy.context.view_layer.update()
        me=bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()));bpy.data.objects.remove(o)
        ob=bpy.data.objects.new('hand',me);bpy.context.scene.collection.objects.link(ob);ob.parent=surface.ROOT;me.materials.clear();me.materials.append(main);me.polygons.foreach_set('use_smooth',[True]*len(me.polygons))
        sm=ob.modifiers.new('sm','SMOOTH');sm.factor=.5;sm.iterations=6
        co=np.array([v.co[:] for v in me.vertices]);lay_uv(ob,np.stack([co[:,0]*1.1,co[:,1]*1.1],-1))
        P=np.stack([np.zeros(34),np.linspace(-2.6,-9.4,34),np.full(34,1.25)],-1)
        tube('cuff',P,np.linspace(3.75,3.6,34),alt if style=='cut' else main,N=np.tile([0,0,1.],(34,1)),flat=.42,thick=.4,n=120,wave=lambda i,a:.13*np.sin(a*30))   # 1 × 1 rib
        if style=='cut':
            lettering_flat('LƯỚT',0,.4,2.75,1.5,mk)
            for (rt,tp,r) in FINGERS:
                A=np.array([rt[0],rt[1]+3.6,2.2]);B=np.array([tp[0],tp[1]+3.9,1.85]);block(x(A+(B-A)*.30),x(A+(B-A)*.82),.62*r,.30,alt)
        elif c.get('alt'):
            for y in(-6.9,-7.9): tubeband(y,3.72,alt)
    def tubeband(y,r,m):
        a=np.linspace(0,2*np.pi,120,endpoint=False);q=np.stack([np.cos(a)*(r+.13*np.sin(a*30)),np.full(120,y),1.25+.42*np.sin(a)*(r+.13*np.sin(a*30))],-1);sweep('band',q,.34,.10,mat=m,closed=True,N=q-np.array([0,y,1.25]))
    group(-5.6,-.6,10,lambda:hand(1));group(6.0,1.0,-14,lambda:hand(-1))
    return -.02,(.02,.12,.10),(8.6 if style=='hockey' else 7.8),8,46
def lettering_flat(text,x,y,z,h,m):
    o=lettering(text,0,0,h,0,m,depth=.04);o.rotation_euler=(0,0,0);o.location=(x,y,z)

def beanie(p):
    """ribbed hat with a folded brim and a pompom"""
    c=p['colors'];root('beanie');m=mat('knit',c['main'],.9,bump='knit',bs=.9,sheen=.6);b=mat('brim',c.get('trim',c['main']),.9,bump='knit',bs=.9,sheen=.6);pm=mat('pom',c.get('pom','#efe6d6'),.95,sheen=1.);mk=mat('mk',c.get('mark','#8a5a38'),.6)
    k=60;t=np.linspace(0,1,k);z=2.2+14.2*np.sin(t*np.pi/2);r=10.4*np.cos(t*np.pi/2)**.62+.25;n=288
    a=np.linspace(0,2*np.pi,n,endpoint=False);rib=.20*np.abs(np.sin(a*36))**.7
    sl=lambda i:.25*np.sin(a*2+.8)*t[i]+.18*np.sin(a*5+2)*np.sin(np.pi*t[i])
    V=np.array([np.stack([(r[i]+rib*min(1,r[i]/4)+sl(i)*(r[i]>1))*np.cos(a)*1.0+1.0*t[i]**2,(r[i]+rib*min(1,r[i]/4)+sl(i)*(r[i]>1))*np.sin(a)*.86,np.full(n,z[i])-.35*t[i]*np.sin(a*2)],-1) for i in range(k)])
    ob=mesh('crown',V.reshape(-1,3),grid_faces(k,n,True),m);lay_uv(ob,[np.stack([a*10,np.full(n,z[i]*1.4)],-1) for i in range(k)])
    zz=np.r_[np.linspace(.2,6.4,16)];rr=10.9+.35*np.sin(np.linspace(0,np.pi,16))**.5;V=np.array([np.stack([(rr[i]+rib*1.3)*np.cos(a),(rr[i]+rib*1.3)*np.sin(a)*.87,np.full(n,zz[i])],-1) for i in range(16)])
    ob=mesh('brim',V.reshape(-1,3),grid_faces(16,n,True),b);lay_uv(ob,[np.stack([a*10,np.full(n,zz[i]*1.4)],-1) for i in range(16)]);so=ob.modifiers.new('so','SOLIDIFY');so.thickness=.9;so.offset=-1;be=ob.modifiers.new('be','BEVEL');be.width=.4;be.segments=4;be.angle_limit=math.radians(50)
    rng=np.random.default_rng(3);top=np.array([1.0,0,18.3]);V=[];F=[]
    for _ in range(2600):   # the pompom: cut ends of yarn
        d=rng.normal(size=3);d/=np.linalg.norm(d);s=np.cross(d,rng.normal(size=3));s/=np.linalg.norm(s);u=np.cross(d,s);L=rng.uniform(2.5,3.15);o=len(V)
        for rad,hh in((.10,1.2),(.16,L-.25),(.11,L)):
            for q in range(5): V.append(top+d*hh+(s*math.cos(q*1.257)+u*math.sin(q*1.257))*rad)
        F+=[(o+i*5+j,o+i*5+(j+1)%5,o+(i+1)*5+(j+1)%5,o+(i+1)*5+j) for i in(0,1) for j in range(5)]+[tuple(o+10+j for j in range(5))]
    mesh('pompom',V,F,pm)
    plate2d('tag',[fillet([(2.0,4.6,.2),(-2.0,4.6,.2),(-2.0,2.2,.2),(2.0,2.2,.2)])],.12,.05,mat('tag','#8a5a38',.5,bump='leather',bs=.3),y=-9.95);lettering('LƯỚT',0,3.4,1.1,-10.09,mat('tagmark','#f0e3c8',.6))
    return 0.,(.02,0,1.02),8.2,14,9

def warmers(p):
    """leg warmers, slouched: ribs that fall into folds"""
    c=p['colors'];root('warmers');m=mat('knit',c['main'],.92,bump='knit',bs=.8,sheen=.6);t_=mat('hem',c.get('trim',c['main']),.92,bump='knit',bs=.8,sheen=.6)
    def one(seed):
        rng=np.random.default_rng(seed);k=150;t=np.linspace(0,1,k);z=30*t;P=np.stack([.5*np.sin(3*t+seed),.4*np.sin(4*t+1.3*seed),z],-1);r=5.2+.9*t;w=np.array([rng.uniform(.30,.60) for _ in range(9)]);cen=np.linspace(.14,.78,9)+rng.uniform(-.015,.015,9);ti=rng.uniform(-.05,.05,9);ph=rng.uniform(0,6.28,9)
        fold=lambda i,a:sum(wj*np.exp(-((t[i]+tj*np.cos(a+pj)-cj)/.026)**2) for wj,cj,tj,pj in zip(w,cen,ti,ph))*1.5+.13*np.abs(np.sin(a*26))
        tube('leg',P,r,m,N=np.tile([0,-1.,0],(k,1)),n=260,wave=fold,thick=.4)
        for i0 in(0,k-10): tube('hem',P[i0:i0+10],r[i0:i0+10]+.16,t_,N=np.tile([0,-1.,0],(10,1)),n=260,wave=lambda i,a:.16*np.abs(np.sin(a*26)),thick=.5)
    group(-7.2,-1.5,0,lambda:one(1));group(7.0,2.0,30,lambda:one(2))
    return 0.,(0,0,1.42),11.8,12,9

def skirt(p):
    """wrap skirt for practice: a yoke, and chiffon that falls in folds"""
    c=p['colors'];root('skirt');m=mat('chiffon',c['main'],.7,sheen=.9,bump='noise',bs=.05);y=mat('yoke',c.get('trim',c['main']),.55,sheen=.4,bump='fabric',bs=.1)
    n=420;a=np.linspace(0,2*np.pi,n,endpoint=False);k=60;V=[]
    for t in np.linspace(0,1,k):
        g=t**1.25;f=np.sin(a*11+.8*np.sin(a*3))*.95+np.sin(a*19+1.7+1.1*np.sin(a*2))*.35+np.sin(a*4+.5)*.4
        r=11.+8.2*g+g*f*1.75;z=26.-(15.+1.6*np.sin(a*1.0+2.4))*t-.35*f*g+1.1*g*t
        V.append(np.stack([r*np.cos(a),r*np.sin(a)*.74,z],-1))
    ob=mesh('skirt',np.array(V).reshape(-1,3),grid_faces(k,n,True),m);so=ob.modifiers.new('so','SOLIDIFY');so.thickness=.10
    q=np.array(V)[-1];sweep('hem',q,.10,.10,mat=m,closed=True,N=np.tile([0,0,1.],(n,1)))
    W=np.array([np.stack([(10.7+.35*(1-s))*np.cos(a),(10.7+.35*(1-s))*np.sin(a)*.74,np.full(n,26+3.6*s)],-1) for s in np.linspace(-.08,1,10)]);ob=mesh('yoke',W.reshape(-1,3),grid_faces(10,n,True),y);so=ob.modifiers.new('so','SOLIDIFY');so.thickness=.35;so.offset=1;be=ob.modifiers.new('be','BEVEL');be.width=.14;be.segments=3;be.angle_limit=math.radians(50)
    st=[(np.stack([(11.2)*np.cos(a),11.2*np.sin(a)*.74+0*a,np.full(n,zz)],-1),np.stack([np.cos(a),np.sin(a),0*a],-1)) for zz in(26.5,29.1)];stitches('stitch',st,mat('st',c.get('stitch','#ffffff'),.7),length=.3,gap=.16,r=.04)
    return .95,(0,0,2.0),12.2,14,7
