import { RotateCcw, RotateCw, Undo2, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { lookFromSide } from './look-from-side.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Picture } from '#ui/picture.tsx'
import { useModal } from '#ui/overlays/use-modal.ts'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'
import { useFingers } from '../use-fingers.ts'
import { sideOf, first, nearer, turned, type Side } from './orbit.ts'
import { useStage, type StageState } from './use-stage.ts'

type Pictures = ProductView['pictures']
type Props = {
  isOpen: boolean
  onClose: () => void
  /** The first of them is what the model was pictured from. */
  pictures: Pictures
}

const buttonNear = 1.35

/** A boot that can be turned, in full screen; without WebGL its pictures. */
export default function SpinViewer({ isOpen, onClose, pictures }: Props) {
  const { dialog, filled } = useModal(isOpen)
  return (
    <dialog
      ref={dialog}
      aria-label={m.product_spin_title()}
      onClose={onClose}
      className="modal cutout-ground fixed inset-0 size-full"
    >
      {filled && <Turntable pictures={pictures} close={() => dialog.current?.close()} />}
    </dialog>
  )
}

function Turntable({ pictures, close }: { pictures: Pictures; close: () => void }) {
  const { file, alt, of } = pictures[0]!
  const { orbit, turn, zoom, reset, handlers } = useOrbit()
  const { canvas, state } = useStage(lookFromSide(file)!, orbit)
  const isLost = state === 'no-3d' || state === 'lost'
  return (
    <div className="relative flex size-full flex-col">
      <div
        {...handlers}
        hidden={isLost}
        className="relative min-h-0 flex-1 cursor-grab touch-none overflow-hidden select-none active:cursor-grabbing"
      >
        {state === 'opening' && (
          <Picture
            file={file}
            alt=""
            sizes="100vmin"
            widths={[800, 1000]}
            priority
            className="size-full object-contain"
          />
        )}
        <canvas
          ref={canvas}
          role="img"
          aria-label={m.product_spin_what({ what: alt })}
          aria-describedby="spin-how"
          data-state={state}
          className={`absolute inset-0 size-full transition-opacity duration-200 ${state === 'open' ? '' : 'opacity-0'}`}
        />
      </div>
      {isLost && <Instead {...{ state }} pictures={pictures.filter((one) => one.of?.colour === of?.colour)} />}
      <div className="absolute top-2 right-2 md:top-4 md:right-4">
        <IconButton tone="round" label={m.layout_close()} onClick={close} data-autofocus>
          <X aria-hidden size={24} />
        </IconButton>
      </div>
      {!isLost && <Controls {...{ turn, zoom, reset, state }} side={sideWords[sideOf(orbit)]()} />}
    </div>
  )
}

const sideWords: Record<Side, () => string> = {
  right: m.product_spin_right_side,
  left: m.product_spin_left_side,
  toe: m.product_spin_toe,
  heel: m.product_spin_heel,
  top: m.product_spin_top,
}

type ControlProps = Pick<ReturnType<typeof useOrbit>, 'turn' | 'zoom' | 'reset'> & { side: string; state: StageState }

/** A finger across 400 px turns the boot by half a round. */
const degreesPerPx = 0.45
const keyTurn = 15
const tiltPerKey = 10
const keyNear = 1.2

/** Turns and zooms by fingers, mouse, wheel, keys and buttons. */
function useOrbit() {
  const node = useRef<HTMLDivElement>(null)
  const [orbit, setOrbit] = useState(first)
  const turn = (degrees: number) => setOrbit((one) => turned(one, { turn: degrees }))
  const tilt = (degrees: number) => setOrbit((one) => turned(one, { lift: degrees }))
  const zoom = (by: number) => setOrbit((one) => nearer(one, by))
  const reset = () =>
    setOrbit(({ turn: at }) => ({ ...first, turn: Math.round((at - first.turn) / 360) * 360 + first.turn }))
  const fingers = useFingers(node, {
    // The boot follows the finger, so the camera turns the other way.
    onDrag: ({ x, y }) => setOrbit((one) => turned(one, { turn: -x * degreesPerPx, lift: y * degreesPerPx * 0.6 })),
    onPinch: zoom,
    onTap: () => {},
    onSwipe: () => {},
  })
  const keyActions: Record<string, () => void> = {
    ArrowLeft: () => turn(keyTurn),
    ArrowRight: () => turn(-keyTurn),
    ArrowUp: () => tilt(tiltPerKey),
    ArrowDown: () => tilt(-tiltPerKey),
    '+': () => zoom(keyNear),
    '=': () => zoom(keyNear),
    '-': () => zoom(1 / keyNear),
    Home: reset,
  }
  useKeys(keyActions)
  useWheel(node, zoom)
  return {
    orbit,
    turn: { left: keyActions.ArrowLeft!, right: keyActions.ArrowRight! },
    zoom,
    reset,
    handlers: { ref: node, ...fingers },
  }
}

/** Listens on the document, since nothing else can get keys in a modal dialog. */
function useKeys(keyActions: Record<string, () => void>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keyActions[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

/** React's wheel listeners are passive, so the browser would zoom the page. */
function useWheel(node: { current: HTMLElement | null }, zoom: (by: number) => void) {
  useEffect(() => {
    const frame = node.current!
    const roll = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 600))
    }
    frame.addEventListener('wheel', roll, { passive: false })
    return () => frame.removeEventListener('wheel', roll)
  }, [node, zoom])
}

const Controls = ({ turn, zoom, reset, side, state }: ControlProps) => (
  <div className="flex flex-col items-center gap-3 px-4 pb-4">
    <p role="status" className="rounded-md bg-surface/86 px-3 py-1.5 text-ink">
      {state === 'opening' ? m.product_spin_opening() : side}
    </p>
    <div className="flex gap-3">
      <IconButton tone="round" label={m.product_zoom_out()} onClick={() => zoom(1 / buttonNear)}>
        <ZoomOut aria-hidden size={22} />
      </IconButton>
      <IconButton tone="round" label={m.product_spin_left()} onClick={turn.left}>
        <RotateCw aria-hidden size={22} />
      </IconButton>
      <IconButton tone="round" label={m.product_spin_reset()} onClick={reset}>
        <Undo2 aria-hidden size={22} />
      </IconButton>
      <IconButton tone="round" label={m.product_spin_right()} onClick={turn.right}>
        <RotateCcw aria-hidden size={22} />
      </IconButton>
      <IconButton tone="round" label={m.product_zoom_in()} onClick={() => zoom(buttonNear)}>
        <ZoomIn aria-hidden size={22} />
      </IconButton>
    </div>
    <p id="spin-how" className="rounded-md bg-surface/86 px-3 py-1.5 text-center text-sm">
      {m.product_spin_how()} <span className="max-md:hidden">{m.product_spin_keys()}</span>
    </p>
  </div>
)

/** Without WebGL or the model file: all pictures of the same boot. */
const Instead = ({ state, pictures }: { state: StageState; pictures: Pictures }) => (
  <section
    aria-label={m.product_pictures()}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    tabIndex={0}
    className="size-full overflow-y-auto overscroll-contain bg-bg px-4 py-16 outline-offset-[-4px]"
  >
    <div className="mx-auto grid max-w-220 gap-4">
      <Notice tone="warning">{state === 'no-3d' ? m.product_spin_none() : m.product_spin_lost()}</Notice>
      <div className="grid gap-4 md:grid-cols-2">
        {pictures.map(({ file, alt }) => (
          <div key={file}>
            <Picture
              file={file}
              alt={alt}
              sizes="(min-width: 900px) 430px, 92vw"
              widths={[400, 800, 1000]}
              className="aspect-square w-full rounded-lg object-cover"
            />
          </div>
        ))}
      </div>
    </div>
  </section>
)
