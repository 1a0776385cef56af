"""Bags by shape: tote on a firm base, duffel, soft sack, backpack. Same convention as accessories.py."""
import bpy,math,numpy as np
import surface
from surface import *
from materials import mat

def stuffs(c):
    return (mat('cl',c['main'],.75,bump='fabric',bs=.35,sheen=.3),mat('tr',c['trim'],.5,bump='leather',bs=.3,coat=.1),mat('zk','#14161a',.5),mat('me','#d4d8dc',.2,metal=1.),mat('mk',c.get('mark','#f0ece2'),.4))
def zip_along(P,N,w,dk,me):
    sweep('zip',P,w,.12,N=N,mat=dk,e=.6);stitches('teeth',[(P+N*.13,N)],me,length=.2,gap=.14,r=.12)
def bag(p):
    c=p['colors'];root('bag');cl=mat('cl',c['main'],.75,bump='fabric',bs=.35,sheen=.3);tr=mat('tr',c['trim'],.5,bump='leather',bs=.3,coat=.1);dk=mat('zk','#14161a',.5);me=mat('me','#d4d8dc',.2,metal=1.)
    # rounded-trapezoid body: stack of superellipse sections
    V=[];zs=np.linspace(0,1,40);ng=96;a=np.linspace(0,2*np.pi,ng,endpoint=False)
    for z in zs:
        edge=min(1,(1-abs(2*z-1)**7))**.30 if 0<z<1 else 0.05
        L=(17.5-3.2*z**1.5)*(.80+.20*edge);W=(9.2-2.4*z)*(.72+.28*edge);e=.42
        V.append(np.stack([L*np.sign(np.cos(a))*np.abs(np.cos(a))**e,W*np.sign(np.sin(a))*np.abs(np.sin(a))**e,np.full(ng,23*z)],-1))
    V=np.array(V)
    def surf(fx,fz,side=-1,off=.0):
        # point on the front face for x fraction -1..1, z 0..1
        z=np.clip(np.asarray(fz,float),0.02,.98);edge=(1-np.abs(2*z-1)**7)**.30;L=(17.5-3.2*z**1.5)*(.8+.2*edge);W=(9.2-2.4*z)*(.72+.28*edge)
        ca=np.abs(np.asarray(fx,float))**(1/.42);sa=np.sqrt(np.clip(1-ca**2,0,1));return np.stack([L*np.asarray(fx,float),side*(W*sa**.42+off),23*z],-1)
    mesh('body',V.reshape(-1,3),grid_faces(40,ng,True)+[tuple(range(ng))[::-1],tuple(39*ng+j for j in range(ng))],cl,sub=1)
    # base panel
    fz=np.linspace(.03,.22,8);fx=np.linspace(-.93,.93,60)
    for sd in(-1,1):
        g=np.array([surf(fx,np.full(60,z),sd,.12) for z in fz]);ob=mesh('base',g.reshape(-1,3),grid_faces(8,60,flip=sd>0),tr);so=ob.modifiers.new('s','SOLIDIFY');so.thickness=.15
    # pocket
    fx=np.linspace(-.62,.62,40);fz=np.linspace(.27,.66,20);g=[]
    for k,z in enumerate(fz): g.append(surf(fx,np.full(40,z),-1,.15+.75*np.sin(np.pi*np.clip((z-.27)/.39,0,1))**.35*(1-np.abs(fx/.62)**6)))
    ob=mesh('pocket',np.array(g).reshape(-1,3),grid_faces(20,40),cl);so=ob.modifiers.new('s','SOLIDIFY');so.thickness=.3;so.offset=-1
    zx=np.linspace(-.56,.56,60);q=surf(zx,np.full(60,.635),-1,.95);sweep('zip',q,.34,.14,N=np.tile([0,-1,.2],(60,1)),mat=dk,e=.6)
    q=surf(zx,np.full(60,.635),-1,1.06);stitches('teeth',[(q,np.tile([0,-1.,.2],(60,1)))],me,length=.16,gap=.12,r=.09)
    # main zip over the top
    t=np.linspace(-1,1,70);P=np.stack([13.2*t,np.zeros(70),23.05-.9*np.abs(t)**6],-1);sweep('zip2',P,.55,.12,N=np.tile([0,0,1.],(70,1)),mat=dk,e=.6);stitches('teeth2',[(P+np.array([0,0,.12]),np.tile([0,0,1.],(70,1)))],me,length=.2,gap=.14,r=.14)
    # webbing + handles
    for sd in(-1,1):
        for sx in(-1,1):
            z=np.linspace(.02,.97,30);q=surf(np.full(30,sx*.40),z,sd,.16 if sd>0 else .2);
            if sd<0: q[:,1]-=np.where((z>.27)&(z<.66),.95,0)*np.minimum(1,np.minimum((z-.24)/.06,(.70-z)/.06)).clip(0,1)
            sweep('web',q,1.15,.12,N=np.tile([0,sd,0.],(30,1)),mat=tr,e=.5)
        A=surf(np.array([-.40]),np.array([.96]),sd,.2)[0];B=surf(np.array([.40]),np.array([.96]),sd,.2)[0]
        q=spl([A,A+np.array([.6,sd*.5,4.]),A+np.array([3.2,sd*.2,8.2]),np.array([0,A[1]+sd*.1,32.3]),B+np.array([-3.2,sd*.2,8.2]),B+np.array([-.6,sd*.5,4.]),B],12)
        sweep('handle',q,.85,.35,N=np.tile([0,sd,.0],(len(q),1)),mat=tr,e=.7)
        for pnt in(A,B): ring('dring',pnt+np.array([0,sd*.3,.2]),(0,1,0),.95,.13,me)
    if p.get('mark'):
        cu=bpy.data.curves.new('t','FONT');cu.body='LƯỚT';cu.size=2.6;cu.extrude=.05;cu.align_x='CENTER';cu.align_y='CENTER';cu.font=bpy.data.fonts.load(FONT,check_existing=True);o=bpy.data.objects.new('t',cu);bpy.context.scene.collection.objects.link(o);o.parent=surface.ROOT;o.rotation_euler=(math.pi/2,0,0);o.location=(0,-10.35,10.2);cu.materials.append(mat('mk',c.get('mark','#f0ece2'),.4))
    return 0.,(0,0,1.58),11.6,24,11

def duffel(p):
    """barrel: webbing right round it, end panels, a long zip and a shoulder strap"""
    c=p['colors'];root('bag');cl,tr,dk,me,mk=stuffs(c);n,k=120,70;a=np.linspace(0,2*np.pi,n,endpoint=False);R=10.6
    def ring_at(x,out=0.):   # a section: flat below, sagging a little between the straps
        e=.80;s=np.sin(a);co=np.cos(a);sag=.45*np.sin((x+4)*.42)*np.clip(s,0,1)+.22*np.sin(x*1.3+2*a);r=R+out+sag*(abs(x)<20)
        return np.stack([np.full(n,x),np.sign(co)*np.abs(co)**e*r*.92,np.maximum(np.sign(s)*np.abs(s)**e*r,-R*.90-out)+R*.90],-1)
    X=21.5*np.sin(np.linspace(-np.pi/2,np.pi/2,k));V=[]
    for x in X: sh=min(1.,(1-(abs(x)/21.5)**9)**.35+.02) if abs(x)<21.49 else .90;q=ring_at(x);c0=np.array([x,0,R*.90]);V.append(c0+(q-c0)*max(sh,.90))
    V=np.array(V);mesh('body',V.reshape(-1,3),grid_faces(k,n,True,flip=True)+[tuple(range(n)),tuple((k-1)*n+j for j in range(n))[::-1]],cl)
    for s in(1,-1):
        q=ring_at(s*21.1)*np.array([1,.96,.96])+np.array([0,0,.4]);sweep('piping',q,.32,.32,mat=tr,closed=True,N=q-np.array([s*21.1,0,9.5]))
        E=np.array([np.array([s*21.55,0,R*.90])+(ring_at(s*21.55)-np.array([s*21.55,0,R*.90]))*f for f in np.linspace(.02,.88,10)]);mesh('end',E.reshape(-1,3),grid_faces(10,n,True,flip=s<0),tr)
    top=np.linspace(-19.5,19.5,110);P=np.stack([top,np.zeros(110),2*R*.945+.10+.30*np.sin((top+4)*.42)],-1);zip_along(P,np.tile([0,0,1.],(110,1)),.75,dk,me)
    pull=P[8]+np.array([0,0,.2]);sweep('pull',np.array([pull,pull+np.array([.6,-.9,.3]),pull+np.array([1.0,-2.2,-.4])]),.35,.10,mat=tr)
    for x in(-8.2,8.2):
        q=ring_at(x,.14);sweep('web',q,1.35,.13,mat=tr,closed=True,N=q-np.array([x,0,R*.9]),e=.5)
        w=[(q+np.array([d,0,0])+(q-np.array([x,0,R*.9]))*.012,(q-np.array([x,0,R*.9]))/R) for d in(-1.05,1.05)];stitches('ws',w,mk,length=.34,gap=.2,r=.05)
    for s in(1,-1):   # handles fall to the sides
        A=np.array([-8.2,s*5.0,18.2]);B=A*np.array([-1,1,1.]);q=spl([A,A+np.array([.3,s*2.6,2.4]),np.array([-5.,s*(8.4),21.6 if s<0 else 23.]),np.array([0,s*8.8,22.4 if s<0 else 24.2]),np.array([5.,s*8.4,21.6 if s<0 else 23.]),B+np.array([-.3,s*2.6,2.4]),B],12);sweep('handle',q,.95,.34,mat=tr,N=np.tile([0,s,.35],(len(q),1)),e=.7)
    f=lambda fx,z:np.array([fx,-R*.92*(1-abs((z-R*.9)/R)**2.5)**.4-.10,z])
    g=np.array([[f(x,z)-np.array([0,.55*(1-abs(x/6.6)**6)*np.sin(np.pi*np.clip((z-4)/9.2,0,1))**.4,0]) for x in np.linspace(-6.6,6.6,40)] for z in np.linspace(4,13.2,22)]);ob=mesh('pocket',g.reshape(-1,3),grid_faces(22,40),cl);so=ob.modifiers.new('s','SOLIDIFY');so.thickness=.3
    x=np.linspace(-6.2,6.2,50);zip_along(np.stack([x,np.full(50,-R*.915-.42),np.full(50,12.7)],-1),np.tile([0,-1.,.15],(50,1)),.42,dk,me);lettering('LƯỚT',0,8.2,2.9,-R*.92-.86,mk,depth=.05)
    return 0.,(0,0,1.02),13.4,24,14
def sack(p):
    """unframed tote: it slouches, its mouth sinks between long shoulder handles"""
    c=p['colors'];root('bag');cl,tr,dk,me,mk=stuffs(c);k,n=70,200;a=np.linspace(0,2*np.pi,n,endpoint=False);t=np.linspace(0,1,k);V=[]
    def at(a,t):
        W=16.8-1.0*t-1.8*np.exp(-(t/.06)**2);D=8.2-5.6*smooth(.25,1.,t)-1.4*np.exp(-(t/.06)**2);e=.55;ca,sa=np.cos(a),np.sin(a)
        fold=(.55*np.sin(a*3+5*t)+.42*np.sin(a*7-9*t+1)+.30*np.sin(a*5+14*t))*np.sin(np.pi*np.clip(t,0,1))**.8
        x=(W+fold*.5)*np.sign(ca)*np.abs(ca)**e;y=(D+fold)*np.sign(sa)*np.abs(sa)**e;return np.stack([x,y,27*t-(3.2*np.exp(-(x/7.5)**2))*t**3+.5*np.sin(x*.35+2)*t],-1)
    V=np.array([at(a,np.full(n,q)) for q in t]);ob=mesh('body',V.reshape(-1,3),grid_faces(k,n,True)+[tuple(range(n))[::-1]],cl);so=ob.modifiers.new('so','SOLIDIFY');so.thickness=.28
    q=at(a,np.full(n,.995));sweep('hem',q,.55,.22,mat=tr,closed=True,N=np.cross(np.gradient(q,axis=0),[0,0,1.]),e=.6)
    B=np.array([at(a,np.full(n,z))*np.array([1.012,1.02,1]) for z in np.linspace(.015,.23,12)]);ob=mesh('base',B.reshape(-1,3),grid_faces(12,n,True),tr);so=ob.modifiers.new('so','SOLIDIFY');so.thickness=.18;so.offset=1
    st=[(at(a,np.full(n,.222))*np.array([1.03,1.045,1]),np.stack([np.cos(a),np.sin(a),0*a],-1))];stitches('s',st,mk,length=.4,gap=.22,r=.055)
    for s in(-1,1):
        for sx in(-1,1):
            z=np.linspace(.02,.98,40);A=np.full(40,0.);A=s*(np.pi/2)+(-s*sx)*.58*np.ones(40);w=at(A,z);w[:,1]+=s*.22;sweep('web',w,1.0,.12,N=np.tile([0,s,0.],(40,1)),mat=tr,e=.5)
            if sx<0: L=w[-1]
            else: Rr=w[-1]
        d=-1 if s<0 else 1;mid=np.array([0,L[1]+(-4.8 if s<0 else 1.6),21.5 if s<0 else 38.]);h=6. if s<0 else 8.5
        pts=[L,L+np.array([.2,d*.5,h*.75]),np.array([-5.4,(L[1]+mid[1])/2+d*.6,(29.5 if s<0 else 36.6)]),mid if s>0 else np.array([0,mid[1],27.6]),np.array([5.4,(L[1]+mid[1])/2+d*.6,(29.5 if s<0 else 36.6)]),Rr+np.array([-.2,d*.5,h*.75]),Rr];q=spl(pts,14);sweep('handle',q,.9,.22,mat=tr,N=np.tile([0,d,.25],(len(q),1)),e=.6)
    g=np.array([[at(np.array(-np.pi/2+x*.030),np.array(z))+np.array([0,-.35-.35*np.sin(np.pi*np.clip((z-.30)/.34,0,1))**.5*(1-abs(x/20)**6),0]) for x in np.linspace(-20,20,40)] for z in np.linspace(.30,.64,18)]);ob=mesh('pocket',g.reshape(-1,3),grid_faces(18,40),cl);so=ob.modifiers.new('s','SOLIDIFY');so.thickness=.25
    P=g[-2]+np.array([0,-.16,-.2]);zip_along(P,np.tile([0,-1.,.1],(40,1)),.38,dk,me);lettering('LƯỚT',0,12.4,2.3,float(g[6:13,10:31,1].min())-.06,mk,depth=.05)
    return 0.,(0,0,1.72),12.2,22,11
def backpack(p):
    """upright pack with a lid, side pockets and skate loops"""
    c=p['colors'];root('bag');cl,tr,dk,me,mk=stuffs(c);k,n=70,140;a=np.linspace(0,2*np.pi,n,endpoint=False)
    def at(a,t):
        edge=np.clip(1-np.abs(2*t-1)**8,0,1)**.32;W=(14.4-1.4*t**2)*(.78+.22*edge);D=(9.0-2.6*t)*(.72+.28*edge);e=.52;ca,sa=np.cos(a),np.sin(a);return np.stack([W*np.sign(ca)*np.abs(ca)**e,D*np.sign(sa)*np.abs(sa)**e,40*t+0*a],-1)
    V=np.array([at(a,np.full(n,q)) for q in np.linspace(0,1,k)]);mesh('body',V.reshape(-1,3),grid_faces(k,n,True)+[tuple(range(n))[::-1],tuple((k-1)*n+j for j in range(n))],cl)
    front=lambda x,t:at(np.array(-np.pi/2)+np.asarray(x,float),np.asarray(t,float))
    for (t0,t1,w,h,m) in((.06,.46,.62,2.2,cl),(.50,.74,.55,1.3,cl)):
        g=np.array([front(np.linspace(-w,w,44),np.full(44,t))+np.stack([0*np.ones(44),-.12-h*np.sin(np.pi*np.clip((t-t0)/(t1-t0),0,1))**.30*(1-np.abs(np.linspace(-1,1,44))**6),0*np.ones(44)],-1) for t in np.linspace(t0,t1,26)]);ob=mesh('pocket',g.reshape(-1,3),grid_faces(26,44),m);so=ob.modifiers.new('s','SOLIDIFY');so.thickness=.3
        zip_along(g[-4][3:-3]+np.array([0,-.12,.1]),np.tile([0,-1.,.3],(38,1)),.4,dk,me)
        if t0<.1: lettering('LƯỚT',0,40*.26,3.0,float(g[12][22][1])-.10,mk,depth=.06)
    t=np.linspace(.03,.985,60)
    for s in(1,-1):
        q=front(np.full(60,s*.86),t)+np.array([s*.1,-.12,0]);sweep('web',q,.9,.12,mat=tr,N=np.tile([s*.4,-1.,0],(60,1)),e=.5)
        x=np.linspace(0,1,50);S=spl([(s*5.2,6.2,38.5),(s*6.2,10.2,37.5),(s*7.6,12.6,28),(s*8.6,12.2,16),(s*9.6,8.6,6)],14);sweep('shoulder',S,2.3,.7,mat=tr,N=np.tile([0,1.,.2],(len(S),1)),e=.6)
        g=np.array([at(np.linspace(-.34,.34,30)+(0 if s>0 else np.pi),np.full(30,z))+np.array([s*(.15+.9*np.sin(np.pi*np.clip((z-.05)/.27,0,1))**.4),0,0]) for z in np.linspace(.05,.32,16)]);ob=mesh('side',g.reshape(-1,3),grid_faces(16,30),tr);so=ob.modifiers.new('s','SOLIDIFY');so.thickness=.25
    h=spl([(-3.2,2.5,39.6),(-3.0,2.5,42.6),(0,2.5,43.6),(3.0,2.5,42.6),(3.2,2.5,39.6)],14);sweep('grab',h,.9,.34,mat=tr,N=np.tile([0,1.,0],(len(h),1)),e=.7)
    zt=np.linspace(-1,1,80);q=at(-np.pi/2+zt*1.9,np.full(80,.90));zip_along(q+np.stack([np.sin(zt*1.9),-np.cos(zt*1.9),0*zt],-1)*.1,np.stack([np.sin(zt*1.9),-np.cos(zt*1.9),0*zt],-1),.42,dk,me)
    return 0.,(0,0,2.12),12.4,24,9
