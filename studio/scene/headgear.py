"""Helmets: four shells (dome, vented, child, hockey), with a cage or a visor. Same convention as accessories.py."""
import bpy,math,numpy as np
from surface import *
from materials import mat

def recalc(ob):
    import bmesh
    bm=bmesh.new();bm.from_mesh(ob.data);bmesh.ops.recalc_face_normals(bm,faces=bm.faces);bm.to_mesh(ob.data);bm.free()
def pill(c,L,w,axis,normal,depth=1.4,seg=10,taper=1.):
    """capsule prism for cutting vents"""
    a=np.asarray(axis,float);n=np.asarray(normal,float);n/=np.linalg.norm(n);a=a-n*np.dot(a,n);a/=np.linalg.norm(a);b=np.cross(n,a);pts=[]
    for i in range(2*seg+2):
        up=i<=seg;k=math.radians((-90 if up else 90)+180*(i%(seg+1))/seg);r=w/2*(taper if up else 1.);pts.append(((L/2 if up else -L/2)+math.cos(k)*r,math.sin(k)*r))
    m=len(pts);V=[np.asarray(c)+a*x+b*y+n*h for h in(-depth,depth) for x,y in pts]
    F=[(i,(i+1)%m,m+(i+1)%m,m+i) for i in range(m)]+[tuple(range(m))[::-1],tuple(range(m,2*m))]
    return V,F

wrap=lambda t:(t+np.pi)%(2*np.pi)-np.pi
def edge(front,ear,back,ear_w=.38):
    """height of the rim in degrees by azimuth: brow, ear, nape"""
    def rim(t):
        t=np.abs(wrap(t));return np.radians(-6+front*np.exp(-(t/.8)**2)+ear*np.exp(-((t-1.75)/ear_w)**2)+back*np.exp(-((t-np.pi)/.95)**2))
    return rim
# vents: azimuth, elevation, length, width, lean (degrees from upright), taper
ring_of=lambda el,n,L,w,start=0.,lean=0.,taper=1.:[(start+360*k/n,el,L,w,lean,taper) for k in range(n)]
both=lambda *v:[x for (a,*r) in v for x in((a,*r),(-a,*r[:3],-r[3],*r[4:]))]
SHELLS={
    'dome':dict(A=12.2,B=9.6,H=12.2,e=.92,rim=edge(6,-9,-20),vents=both((28,46,3.4,1.2,0,1),(62,52,3.6,1.2,0,1),(100,48,3.6,1.2,0,1),(140,48,3.6,1.2,0,1))+[(0,52,3.6,1.25,0,1),(180,52,3.6,1.2,0,1)],stripe=9.),
    'vented':dict(A=13.0,B=9.3,H=11.2,e=.97,rim=edge(9,-4,-16),stripe=0,tail=1.5,
        vents=both((24,34,7.2,1.9,-22,.35),(58,34,7.4,2.0,-14,.4),(98,36,6.6,1.9,-4,.45),(134,36,6.,1.8,8,.5),(30,66,4.6,1.5,-10,.5),(110,68,4.6,1.5,10,.5))+[(0,46,4.2,1.5,0,.6),(180,40,4.,1.5,0,.7)]),
    'child':dict(A=11.6,B=9.9,H=12.0,e=.86,rim=edge(5,-16,-26,.55),vents=[(a,58,1.7,1.7,0,1) for a in(0,60,120,180,240,300)]+[(a,80,1.0,1.4,0,1) for a in(30,150,270)],stripe=7.,ears=1),
    'hockey':dict(A=12.8,B=9.7,H=11.0,e=.80,rim=edge(3,-13,-21,.48),vents=both((20,62,4.6,1.0,90,1),(34,40,3.,1.0,60,1),(66,56,4.2,1.1,-80,1),(112,56,4.2,1.1,80,1),(150,44,3.,1.0,90,1)),stripe=0,two=1)}

def helmet(p):
    c=p['colors'];root('helmet');S=SHELLS[p.get('shell','dome')]
    shell=mat('shell',c['shell'],c.get('rough',.3),coat=.5);inn=mat('inn','#1a1c1f',.8,bump='suede',bs=.3);strap=mat('strap','#15171a',.7,bump='fabric',bs=.2);band=mat('band',c['band'],.35,coat=.4);met=mat('screw','#c9ced4',.25,metal=1.)
    A,B,H,e,rim,tail=S['A'],S['B'],S['H'],S['e'],S['rim'],S.get('tail',0.)
    def sph(th,ph,k=1.):   # th azimuth (0 = front +x), ph elevation
        cx=np.cos(ph);f=lambda v:np.sign(v)*np.abs(v)**e
        x=A*f(np.cos(th))*cx;y=B*f(np.sin(th))*cx;z=H*np.sin(ph)
        P=np.stack([x*k*(1+.03*np.cos(th)),y*k,z*k],-1)
        if tail: P[...,0]-=tail*np.clip(-np.cos(th),0,1)**3*np.cos(ph)**2
        if S.get('two'): P*=(1+.030*smooth(.34,.20,np.abs(wrap(th))*np.cos(ph))*smooth(0.15,.5,ph)+.025*smooth(.35,.75,ph)*(np.abs(np.sin(th))>.5))[...,None]
        return P
    nth,nph=128,44;th=np.linspace(0,2*np.pi,nth,endpoint=False);lev=lambda k:rim(th)+(np.radians(88)-rim(th))*k
    V=np.array([sph(th,lev(k)) for k in np.linspace(0,1,nph)]).reshape(-1,3);F=grid_faces(nph,nth,True,flip=True)+[tuple((nph-1)*nth+j for j in range(nth))]
    Vi=np.array([sph(th,lev(k),.925) for k in np.linspace(0,1,nph)]).reshape(-1,3);o_=len(V)
    F=F+[tuple(i+o_ for i in f[::-1]) for f in F]+[(j,(j+1)%nth,o_+(j+1)%nth,o_+j) for j in range(nth)];V=np.vstack([V,Vi])
    sh=mesh('shell',V,F,mats=[shell,inn,shell]);recalc(sh)
    Vc=[];Fc=[]
    for az,el,L,w,lean,tp in S['vents']:
        t=math.radians(az);ph=math.radians(el);P=sph(np.array(t),np.array(ph));N=np.array([P[0]/A**2,P[1]/B**2,P[2]/H**2])
        up=np.array([-math.cos(t)*math.sin(ph),-math.sin(t)*math.sin(ph),math.cos(ph)]) if el<76 else np.array([1.,0,0]);sd=np.array([-math.sin(t),math.cos(t),0]);q=math.radians(lean)
        v,f=pill(P,L,w,up*math.cos(q)+sd*math.sin(q),N,depth=2.2,taper=tp);o=len(Vc);Vc+=v;Fc+=[tuple(i+o for i in g) for g in f]
    cut=mesh('cut',Vc,Fc,inn,smoothf=False);recalc(cut);cut.hide_render=True;cut.display_type='WIRE'
    bo=sh.modifiers.new('bo','BOOLEAN');bo.object=cut;bo.solver='FAST'
    be=sh.modifiers.new('be','BEVEL');be.width=.14;be.segments=3;be.angle_limit=math.radians(42)
    mesh('liner',np.array([sph(th,rim(th)+.10+(np.radians(88)-rim(th)-.10)*k,.90) for k in np.linspace(0,1,20)]).reshape(-1,3),grid_faces(20,nth,True)+[tuple(19*nth+j for j in range(nth))],inn)
    sweep('trim',sph(th,rim(th),1.005),.22,.30,N=sph(th,rim(th)),mat=band,seg=12,closed=True)
    if S.get('two'):   # the joint of the two halves, its screws, ear loops
        ph=np.linspace(-.1,math.pi+.1,90);P=np.stack([-.6+.8*np.sin(ph),B*1.035*np.cos(ph),H*1.035*np.sin(ph)],-1);sweep('joint',P,.55,.09,N=P*np.array([0,1,1.]),mat=band,e=.5)
        for s in(1,-1):
            for az,el in((72,14),(104,14)): q=sph(np.array(math.radians(az)*s),np.array(math.radians(el)),1.0);lathe('screw',q,q,[(.55,-.1),(.55,.18),(.40,.28)],met,seg=20)
            t=np.linspace(0,2*np.pi,50,endpoint=False);sweep('earloop',np.stack([1.1+2.5*np.cos(t),np.full(50,s*8.9),-5.4+3.2*np.sin(t)],-1),.32,.22,N=np.tile([0,s,0.],(50,1)),mat=inn,closed=True)
    for s in(1,-1):
        if S['stripe']:
            tt=np.linspace(.35,2.75,60)*s;cen=rim(np.abs(tt))+np.radians(S['stripe']+3*np.sin(np.linspace(0,np.pi,60)));hw=np.radians(2.6)*np.sin(np.linspace(.12,np.pi-.02,60))**.5
            mesh('stripe',np.array([sph(tt,cen+hw*k,1.006) for k in np.linspace(-1,1,6)]).reshape(-1,3),grid_faces(6,60,flip=s>0),band)
        elif not S.get('two'):
            tt=np.linspace(1.9,2.9,30)*s;cen=rim(np.abs(tt))+np.radians(7);mesh('stripe',np.array([sph(tt,cen+np.radians(2.4)*k,1.006) for k in np.linspace(-1,1,6)]).reshape(-1,3),grid_faces(6,30,flip=s>0),band)
        a0=sph(np.array(1.25*s),np.array(math.radians(-10)),.93);a1=sph(np.array(2.1*s),np.array(math.radians(-14)),.93);J=np.array([.6,7.4*s,-8.2]);Ch=np.array([3.6,0,-14.2])
        for a in(a0,a1): q=spl([a,(a+J)/2+np.array([0,.5*s,0]),J],10);sweep('strap',q,.75,.08,N=np.tile([0,s,0.],(len(q),1)),mat=strap,e=.6)
        q=spl([J,(J+Ch)/2+np.array([.3,1.6*s,-1.2]),Ch],14);sweep('strap',q,.75,.08,N=np.stack([np.zeros(len(q)),np.linspace(s,0.02*s,len(q)),-np.linspace(0.1,1,len(q))],-1),mat=strap,e=.6)
        lathe('slider',J,(0,s,0),[(1.0,-.1),(1.1,.1),(.95,.3)],mat('sl','#0d0e10',.4),seg=24)
    if not S.get('two'): lathe('dial',(-11.4-tail,0,-4.2),(-1,0,-.15),[(1.5,-1.2),(1.55,.2),(1.3,.5),(.6,.55)],mat('dial','#2a2d31',.5),seg=20)
    lettering_on(sph,rim,c,shell)
    face=p.get('face')
    if face: (cage if face=='cage' else visor)(c,inn,met)
    return -1.50,((.12 if face=='cage' else 0),0,-.16 if face=='cage' else -.12),(9.4 if face else 8.6),38,11

def lettering_on(sph,rim,c,shell):
    """the name on both temples, bent to the shell"""
    import surface
    cu=bpy.data.curves.new('t','FONT');cu.body='LƯỚT';cu.size=1;cu.align_x='CENTER';cu.align_y='CENTER';cu.font=bpy.data.fonts.load(surface.FONT,check_existing=True);cu.resolution_u=6
    to=bpy.data.objects.new('t',cu);bpy.context.scene.collection.objects.link(to);bpy.context.view_layer.update();me=bpy.data.meshes.new_from_object(to.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    co=np.array([v.co[:] for v in me.vertices]);fs=[tuple(q.vertices) for q in me.polygons];bpy.data.objects.remove(to);m=mat('mark',c.get('mark',c['band']),.4)
    for s in(1,-1):
        t=s*1.15+co[:,0]*.17;ph=math.radians(22)+co[:,1]*.15
        mesh('mark',sph(t,ph,1.004),fs,m,smoothf=False)

def face_at(a,v,reach=13.9):
    """the surface before the face: azimuth, 0 brow .. 1 chin"""
    r=reach-1.2*(v-.35)**2-3.2*np.clip(v-.55,0,1)**2;return np.stack([r*np.cos(a)+.2,r*.80*np.sin(a)*(1-.16*v**2),.8-15.6*v],-1)
def cage(c,inn,met):
    w=mat('wire',c.get('wire','#23272b'),.35,metal=c.get('wiremetal',.2),coat=.4)
    t=np.linspace(0,2*np.pi,120,endpoint=False);sq=lambda x:np.sign(x)*np.abs(x)**.55;P=face_at(1.16*sq(np.cos(t)),.5-.5*sq(np.sin(t)));sweep('frame',P,.24,.24,mat=w,seg=10,closed=True,N=P*np.array([1,1,0.]))
    for v in(.10,.22,.36,.52,.68,.84): a=np.linspace(-1.13,1.13,60);P=face_at(a,np.full(60,v));sweep('bar',P,.15,.15,mat=w,seg=8)
    for a in(-.92,-.64,-.34,0,.34,.64,.92): v=np.linspace(.03,.97,50);P=face_at(np.full(50,a),v,14.1);sweep('bar',P,.15,.15,mat=w,seg=8)
    a=np.linspace(-.62,.62,30);V=np.array([face_at(a,np.full(30,v),13.3) for v in np.linspace(.90,1.06,8)]);ob=mesh('chin',V.reshape(-1,3),grid_faces(8,30),inn);so=ob.modifiers.new('s','SOLIDIFY');so.thickness=1.2;so.offset=0;be=ob.modifiers.new('b','BEVEL');be.width=.4;be.segments=4;be.angle_limit=math.radians(50)
    for s in(1,-1): clip(face_at(np.array(1.12*s),np.array(.12)),s,inn,met)
def visor(c,inn,met):
    g=mat('glass',c.get('glass','#9fb6c2'),.03,spec=.9,coat=1.);g.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value=.30
    a=np.linspace(-1.2,1.2,80);V=np.array([face_at(a,.02+v*(.52-.10*np.abs(a/1.2)**3),14.2) for v in np.linspace(0,1,24)]);ob=mesh('visor',V.reshape(-1,3),grid_faces(24,80),g);so=ob.modifiers.new('s','SOLIDIFY');so.thickness=.28
    sweep('rim',V[0],.16,.22,mat=inn,seg=10);sweep('rim',V[-1],.12,.18,mat=g,seg=10)
    for s in(1,-1): clip(face_at(np.array(1.14*s),np.array(.06)),s,inn,met)
def clip(P,s,inn,met):
    plate=[fillet([(1.6,.9,.5),(-1.8,.9,.5),(-1.8,-.9,.5),(1.6,-.9,.5)])];ob=plate2d('clip',plate,.28,.12,inn);ob.location=(P[0]-.6,P[1]+s*.1,P[2]);lathe('screw',P+np.array([-.6,s*.3,0]),(0,s,0),[(.5,0),(.5,.16),(.36,.24)],met,seg=20)
