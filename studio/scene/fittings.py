"""What one mould has and another has not: overlays, straps and buckles, tendon guard, hinged cuff, quilting, fleece.
All of it lies in (rib, fraction of the half perimeter: 0 front, 1 back or sole), so it follows any last."""
import math,bpy,numpy as np
from surface import *

def patch(name,b,us,lo,hi,off,mat,nv=14,thick=.1,sides=(1,-1),sub=1,rim=True,puff=0.):
    """strip on the boot between angle lo(u) and hi(u); puff: how far its middle swells"""
    us=np.asarray(us,float); out=[]
    for s in sides:
        l=np.array([lo(u) for u in us]);h=np.array([hi(u) for u in us])
        t=np.linspace(0,1,nv)[None]
        th=(l[:,None]+(h-l)[:,None]*t)*s
        uu=us[:,None]*np.ones_like(th); o=off
        if puff: o=off+puff*np.sin(np.pi*np.linspace(0,1,len(us)))[:,None]**.6*np.ones_like(th)
        V=b.S(uu,th,o).reshape(-1,3)
        ob=mesh(name,V,grid_faces(len(us),nv,flip=(s<0)),mat); lay_uv(ob,np.stack([b.arc(uu,th),uu*1.45],-1))
        so=ob.modifiers.new('so','SOLIDIFY');so.thickness=thick;so.offset=1
        be=ob.modifiers.new('be','BEVEL');be.width=thick*.6;be.segments=2;be.angle_limit=math.radians(50)
        out.append(ob)
    return out

def line(b,us,ths,off):
    us=np.asarray(us);ths=np.asarray(ths)
    P=b.S(us,ths,off);N=b.nor(us,ths); return P,N

def through(pts):
    """smooth curve through (rib, fraction) points, ribs rising"""
    d=spl(np.array(pts,float),14) if len(pts)>2 else np.array(pts,float)
    return lambda u:float(np.interp(u,d[:,0],d[:,1]))

def overlay(b,M,tg,o):
    """piece of material between two curves: dict(mat, lo, hi, t thickness, off, stitch rows at lo/hi, puff)"""
    lo,hi=through(o['lo']),through(o['hi']);a=max(o['lo'][0][0],o['hi'][0][0]);z=min(o['lo'][-1][0],o['hi'][-1][0],b.n-.04)
    k=o.get('n',46);us=a+(z-a)*(1-np.cos(np.linspace(0,math.pi,k)))/2;t=o.get('t',.12);off=o.get('off',0.)
    fl=lambda u:max(float(b.tha(u,lo(u))),tg(u)+.01 if o.get('clear') else 0);fh=lambda u:float(b.tha(u,hi(u)))
    patch('overlay',b,us,fl,fh,off,M[o['mat']],nv=o.get('nv',18),thick=t,puff=o.get('puff',0.))
    st=[];ul=np.linspace(a+.05,z-.05,110)
    for d in o.get('stitch_lo',()):
        for s in (1,-1): st.append(line(b,ul,[s*float(b.tha(u,lo(u)+d)) for u in ul],off+t+.01))
    for d in o.get('stitch_hi',()):
        for s in (1,-1): st.append(line(b,ul,[s*float(b.tha(u,hi(u)-d)) for u in ul],off+t+.01))
    return st

def across(b,u,slant,fa,fb,off,k=60):
    """path over the front from one side to the other at rib u; slant: ribs down towards the ends"""
    f=np.linspace(-fa,fb,k);uu=u-slant*np.abs(f)/max(fa,fb);th=np.sign(f)*b.tha(uu,np.abs(f))
    return b.S(uu,th,off(f)),b.nor(uu,th)

def strap(b,M,o):
    """strap over the instep or the ankle: dict(at, slant, w, to, buckle 'ratchet' | 'velcro' | None, mat)"""
    w,to=o.get('w',1.3),o.get('to',.62);lift=o.get('lift',.55)
    off=lambda f:.24+lift*np.exp(-(f/.20)**4)
    P,N=across(b,o['at'],o.get('slant',.8),to,to*.96,off)
    sweep('strap',P,w,.11,N=N,mat=M[o.get('mat','strap')],seg=14,e=.45)
    st=[]
    T=np.gradient(P,axis=0);T/=np.linalg.norm(T,axis=1,keepdims=True);B=np.cross(T,N)
    for s in (1,-1): st.append((P[3:-3]+B[3:-3]*s*(w-.22)+N[3:-3]*.10,N[3:-3]))
    def frame(i): return P[i],T[i],N[i],B[i]/np.linalg.norm(B[i])
    def block(c,t,n,bb,L,W,H,m,r=.25):
        """bevelled box: along t, across bb, out n"""
        V=[c+t*x*L+bb*y*W+n*z*H for x in(-1,1) for y in(-1,1) for z in(0,1)]
        ob=mesh('block',V,[(0,1,3,2),(4,6,7,5),(0,4,5,1),(2,3,7,6),(0,2,6,4),(1,5,7,3)],m,smoothf=False)
        be=ob.modifiers.new('be','BEVEL');be.width=r*min(L,W,H);be.segments=3;return ob
    if o.get('buckle')=='ratchet':
        # the ladder: teeth over the outer half of the strap
        for i in range(8,27):
            c,t,n,bb=frame(i); block(c+n*.10,t,n,bb,.10,w*.52,.09,M['ladder'])
        c,t,n,bb=frame(9);block(c+n*.14,t,n,bb,1.15,w*.92,.42,M['buckle'],.35)
        c,t,n,bb=frame(12);block(c+n*.50,t*.97+n*.16,n,bb,1.75,w*.62,.22,M['buckle'],.5)
        c,t,n,bb=frame(8)
        for s in(1,-1): lathe('pin',c+n*.42+bb*s*w*.86,bb*s,[(.24,0),(.24,.14),(.14,.2)],M['metal'],seg=18)
        c,t,n,bb=frame(15);block(c+n*.68,t*.97+n*.2,n,bb,.55,w*.36,.10,M['accent'],.4)
    elif o.get('buckle')=='velcro':
        c,t,n,bb=frame(7);block(c+n*.02,t,n,bb,1.5,w*1.06,.17,M[o.get('mat','strap')],.5)
        for x in(-1.2,1.2): st.append((np.array([c+t*x+bb*y*w*.8+n*.2 for y in np.linspace(-1,1,20)]),np.tile(n,(20,1))))
        c,t,n,bb=frame(11);block(c+n*.16,t,n,bb,.45,w*.9,.05,M['accent'],.4)
    return st

def guard(b,M,o):
    """tendon guard: a stiff plate behind the ankle, above the padded rim; o: how wide (degrees from the back), from rib"""
    n=b.n;w=math.radians(o.get('w',58));us=np.linspace(n-o.get('depth',1.5),n-.02,22)
    lo=lambda u:math.pi-w*(1-.28*((u-us[0])/(us[-1]-us[0]))**2)*min(1,.55+1.2*(u-us[0]))
    patch('guard',b,us,lo,lambda u:math.pi,.10,M['guard'],nv=26,thick=.30)
    for k in(.30,.52,.74):   # flutes
        u=us[0]+(us[-1]-us[0])*k;th=np.linspace(-1,1,40)*(math.pi-lo(u))*.62
        P=b.S(np.full(40,u),np.where(th>0,math.pi-th,-math.pi-th),.44);N=b.nor(np.full(40,u),np.where(th>0,math.pi-th,-math.pi-th))
        sweep('flute',P,.16,.09,N=N,mat=M['accent'],seg=10,taper=np.sin(np.linspace(.05,math.pi-.05,40))**.4)

def fleece(b,M,o,tg):
    """shearling: a thick roll of curls over the top line"""
    n=b.n;rng=np.random.default_rng(7)
    ico=[(0,0,1),(.89,0,.45),(.28,.85,.45),(-.72,.53,.45),(-.72,-.53,.45),(.28,-.85,.45),(.72,.53,-.45),(-.28,.85,-.45),(-.89,0,-.45),(-.28,-.85,-.45),(.72,-.53,-.45),(0,0,-1)]
    tri=[(0,1,2),(0,2,3),(0,3,4),(0,4,5),(0,5,1),(1,6,2),(2,7,3),(3,8,4),(4,9,5),(5,10,1),(6,7,2),(7,8,3),(8,9,4),(9,10,5),(10,6,1),(11,7,6),(11,8,7),(11,9,8),(11,10,9),(11,6,10)]
    # one curl: the twenty faces split once, pushed out to a ball
    ico=list(map(np.array,ico));mid={}
    def half(i,j):
        if(min(i,j),max(i,j)) not in mid: v=ico[i]+ico[j];mid[min(i,j),max(i,j)]=len(ico);ico.append(v/np.linalg.norm(v))
        return mid[min(i,j),max(i,j)]
    tri=[f for(i,j,k) in tri for x,y,z in[(half(i,j),half(j,k),half(k,i))] for f in((i,x,z),(j,y,x),(k,z,y),(x,y,z))]
    t0=tg(n)-.06
    k=o.get('k',1500);th=rng.uniform(t0,math.pi,k)*rng.choice((1,-1),k);a=rng.uniform(-.9,3.6,k)   # round the roll: outside, over the top, inside
    C=b.S(n-o.get('deep',.42)+.30*np.sin(a),th,-.30+.62*np.cos(a));C[:,2]+=.10+.16*np.sin(a)
    R=rng.uniform(.17,.29,k)[:,None,None]*np.array([1,1,1.])*rng.uniform(.85,1.15,(k,1,3));V=(C[:,None]+np.array(ico)[None]*R).reshape(-1,3)
    F=(np.array(tri)[None]+len(ico)*np.arange(k)[:,None,None]).reshape(-1,3)
    mesh('fleece',V,F.tolist(),M['fleece'])

def build(p,b,M,tg,thf):
    st=[]
    for o in p.get('overlays',()): st+=overlay(b,M,tg,o)
    for (a,c,f0,f1,h) in p.get('quilt',()):
        us=np.linspace(a,c,12);patch('quilt',b,us,lambda u:thf(u,p.get('facing',1.75)+.02) if f0 is None else float(b.tha(u,f0)),lambda u:float(b.tha(u,f1)),.0,M['quilt'],nv=30,thick=.05,puff=h)
    for o in p.get('straps',()): st+=strap(b,M,o)
    if p.get('guard'): guard(b,M,p['guard'])
    if p.get('fleece'): fleece(b,M,p['fleece'],tg)
    for (u,f,r,key) in p.get('rivets',()):
        for s in(1,-1):
            th=s*float(b.tha(u,f));P=b.S(u,th,.1);N=b.nor(u,th);lathe('rivet',P,N,[(r,-.1),(r,.22),(r*.86,.32),(r*.3,.34)],M[key],seg=28);ring('rivetring',P+N*.3,N,r*.5,.05,M['dark'],seg=28)
    for (u,f,n,step,r) in p.get('holes',()):   # rows of vents or of brogue punches
        for k in range(n):
            for s in(1,-1):
                uk=u+step[0]*k;fk=f+step[1]*k;th=s*float(b.tha(uk,fk));P=b.S(uk,th,p.get('hole_off',.03));N=b.nor(uk,th);lathe('punch',P,N,[(r,-.06),(r,.012)],M['dark'],seg=12)
    return st
