import { BoxGeometry, Color, DoubleSide, Mesh, MeshBasicMaterial, Scene, SphereGeometry } from 'three'

/** Where it stands, how large it is, how bright: above and before the boot, a cool rim from behind, dark between, so that steel has edges to show. */
const lamps: { at: [number, number, number]; size: [number, number, number]; tint: string; power: number }[] = [
  { at: [-5, 6, 7], size: [6, 4, 0.2], tint: '#fff4e6', power: 5 },
  { at: [7, 4, 6], size: [3, 6, 0.2], tint: '#f4f8fb', power: 2.2 },
  { at: [0, 9, 0], size: [9, 0.2, 7], tint: '#ffffff', power: 2.2 },
  { at: [-7, 4, -6], size: [3, 7, 0.2], tint: '#dcecf6', power: 3.6 },
  { at: [7, 3, -7], size: [5, 4, 0.2], tint: '#e6f1f8', power: 3 },
  { at: [9, 1, 0], size: [8, 2, 0.2], tint: '#ffffff', power: 2.4 },
  { at: [-9, 1, 0], size: [8, 2, 0.2], tint: '#ffffff', power: 2.4 },
  { at: [0, -1.6, 9], size: [16, 2, 0.2], tint: '#ffffff', power: 2.6 },
  { at: [0, -1.6, -9], size: [16, 2, 0.2], tint: '#ffffff', power: 2.6 },
]

/** The studio round the boot: what leather is lit by and steel mirrors. */
export function softboxes() {
  const studio = new Scene()
  const bright = (tint: string, power: number) =>
    new MeshBasicMaterial({ color: new Color(tint).multiplyScalar(power), side: DoubleSide })
  studio.add(new Mesh(new SphereGeometry(20, 24, 12), bright('#9fb0ba', 0.42)))
  const floor = new Mesh(new BoxGeometry(40, 0.2, 40), new MeshBasicMaterial({ color: '#7d8b94' }))
  floor.position.y = -4
  studio.add(floor)
  for (const { at, size, tint, power } of lamps) {
    const lamp = new Mesh(new BoxGeometry(...size), bright(tint, power))
    lamp.position.set(...at)
    lamp.lookAt(0, 0, 0)
    studio.add(lamp)
  }
  return studio
}
