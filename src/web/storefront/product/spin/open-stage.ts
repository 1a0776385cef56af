import { MeshoptDecoder } from 'meshoptimizer/decoder'
import {
  Box3,
  DirectionalLight,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  Vector2,
  Vector3,
  WebGLRenderer,
  BoxGeometry,
  Color,
  DoubleSide,
  MeshBasicMaterial,
  SphereGeometry,
  type Object3D,
} from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import type { Orbit } from './orbit.ts'

/** 85 mm on a full frame: the lens of the pictures. */
const lensDegrees = 23.9
/** Room round the boot, so that nothing touches the edge. */
const air = 1.2
/** A finer resolution heats phones without a visible gain. */
const maxPixelRatio = 2

export type Stage = { draw: (orbit: Orbit) => void; close: () => void }

/** Opens the 3D scene with one boot. Rejects without WebGL, or if the model cannot be loaded. */
export async function openStage(canvas: HTMLCanvasElement, look: string): Promise<Stage> {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 0.86
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  try {
    const boot = await modelOf(look)
    return setUpScene(renderer, boot)
  } catch (error) {
    renderer.dispose()
    throw error
  }
}

async function modelOf(look: string) {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
  const { scene } = await loader.loadAsync(`/models/${look}.glb`)
  scene.traverse((part) => {
    if (part instanceof Mesh) part.castShadow = part.receiveShadow = true
  })
  return scene
}

function setUpScene(renderer: WebGLRenderer, boot: Object3D): Stage {
  const scene = new Scene()
  const box = new Box3().setFromObject(boot)
  const middle = box.getCenter(new Vector3())
  const environments = new PMREMGenerator(renderer)
  const around = environments.fromScene(softboxes(), 0.02)
  scene.environment = around.texture
  scene.add(boot, keyLight(middle), ice(box.min.y))
  const camera = new PerspectiveCamera(lensDegrees, 1, 0.1, 100)
  // The boot stays within this cylinder from every side: half its length, and its height.
  const extent = new Vector3(Math.max(-box.min.x, box.max.x), (box.max.y - box.min.y) / 2)
  const draw = ({ turn, lift, near }: Orbit) => {
    fit(renderer, camera)
    const [a, e] = [turn, lift].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
    const direction = new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e))
    camera.position.copy(middle).addScaledVector(direction, cameraDistance(camera, extent) / near)
    camera.lookAt(middle)
    renderer.render(scene, camera)
  }
  const close = () => {
    around.dispose()
    environments.dispose()
    renderer.dispose()
    // Browsers allow only a few WebGL contexts, so this one is released for the next opening.
    renderer.forceContextLoss()
  }
  return { draw, close }
}

/** Position, size and brightness of each lamp: above and in front of the boot, a cool rim light from behind, dark between, so that steel shows edges. */
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

/** The surroundings of the boot, which light the leather and are reflected by the steel. */
function softboxes() {
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

/** The canvas has the size of its element, with at most the resolution of the screen. */
function fit(renderer: WebGLRenderer, camera: PerspectiveCamera) {
  const { clientWidth: width, clientHeight: height } = renderer.domElement
  renderer.setPixelRatio(Math.min(devicePixelRatio, maxPixelRatio))
  const size = renderer.getSize(new Vector2())
  if (size.x === width && size.y === height) return
  renderer.setSize(width, height, false)
  camera.aspect = width / Math.max(height, 1)
  camera.updateProjectionMatrix()
}

function cameraDistance({ fov, aspect }: PerspectiveCamera, extent: Vector3) {
  const slope = Math.tan((fov * Math.PI) / 360)
  return Math.max(extent.y / slope, extent.x / (slope * aspect)) * air + extent.x * 0.35
}

/** From the left front and above, as in the studio. */
function keyLight(middle: Vector3) {
  const light = new DirectionalLight('#fff6ea', 1.7)
  light.position.set(middle.x - 2.2, middle.y + 5, middle.z + 3.2)
  light.target.position.copy(middle)
  light.target.updateMatrixWorld()
  light.castShadow = true
  light.shadow.mapSize.set(1024, 1024)
  light.shadow.radius = 9
  light.shadow.normalBias = 0.012
  light.shadow.bias = -0.0004
  Object.assign(light.shadow.camera, { left: -2.6, right: 2.6, top: 2.6, bottom: -2.6, near: 1, far: 12 })
  return light
}

/** An invisible floor that shows only the shadow. */
function ice(at: number) {
  const floor = new Mesh(new PlaneGeometry(30, 30), new ShadowMaterial({ color: '#24343c', opacity: 0.17 }))
  floor.rotation.x = -Math.PI / 2
  floor.position.y = at
  floor.receiveShadow = true
  return floor
}
