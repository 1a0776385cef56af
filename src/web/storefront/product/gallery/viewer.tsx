import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useState, useRef, type RefObject } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { isCutout } from '#ui/cutout.ts'
import { Picture } from '#ui/picture.tsx'
import { useModal } from '#ui/overlays/use-modal.ts'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'
import { useFingers } from '../use-fingers.ts'
import { middleOf, movedZoom, toggled, fitted, maxScaleOf, zoomAt, type Point, type Zoom } from './zoom.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  pictures: ProductView['pictures']
  at: number
  onLeaf: (place: number) => void
}

const stepPx = 80

/** The width in px of a picture that is not stored for looking close. */
const widestShown = 1000

const SpinViewer = lazyPart(() => import('../spin/spin-viewer.tsx'), { isFloating: true })

/** The full-screen viewer: a picture, or the 3D model at `modelPlace`. */
export default function Viewer(props: Props) {
  const { isOpen, onClose, pictures, at } = props
  if (at >= 0) return <PictureViewer {...props} />
  const model = pictures.findIndex((one) => one.model)
  return <SpinViewer {...{ isOpen, onClose }} pictures={pictures.slice(model)} />
}

/** Pinch, double tap, wheel, + and − enlarge; swipe and arrows leaf. */
function PictureViewer({ isOpen, onClose, pictures, at, onLeaf }: Props) {
  const { dialog, filled } = useModal(isOpen)
  return (
    <dialog
      ref={dialog}
      aria-label={m.product_pictures()}
      onClose={onClose}
      className="modal fixed inset-0 size-full bg-bg"
    >
      {filled && <Stage {...{ pictures, at, onLeaf }} close={() => dialog.current?.close()} />}
    </dialog>
  )
}

type StageProps = Omit<Props, 'isOpen' | 'onClose'> & { close: () => void }

function Stage({ pictures, at, onLeaf, close }: StageProps) {
  const [isStill, setStill] = useState(true)
  const turnBy = (direction: 1 | -1) => {
    if (pictures[at + direction]) onLeaf(at + direction)
  }
  const { file, alt, zoomWidth } = pictures[at]!
  const { zoom, toggle, enlarge, shift, reset, handlers } = useZoom(turnBy, zoomWidth ?? widestShown)
  const [shown, setShown] = useState(at)
  if (shown !== at) {
    setShown(at)
    reset()
  }
  const isNear = zoom.scale > 1
  useKeys(actionsOf({ isNear, leafBy: turnBy, shift, enlarge, reset }))
  return (
    <div className="relative flex size-full flex-col">
      <div
        {...handlers}
        onPointerDownCapture={() => setStill(false)}
        onPointerUpCapture={() => setStill(true)}
        className={`relative min-h-0 flex-1 touch-none overflow-hidden select-none ${isNear ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      >
        <div className={`absolute inset-0 ${isCutout(file) ? 'cutout-ground' : 'ground'}`} />
        {/* The edges of the picture fade into the ground: their tones differ a little. */}
        <div
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          className={`absolute inset-0 [&_img]:pointer-events-none ${isStill ? 'transition-transform duration-200' : ''}`}
        >
          <Picture
            key={file}
            file={file}
            alt={alt}
            sizes={isNear ? '400vmin' : '100vmin'}
            widths={[800, widestShown]}
            zoomWidth={zoomWidth}
            priority
            className="absolute inset-0 m-auto size-[min(100vw,100dvh)] mask-x-from-91% mask-y-from-91%"
          />
        </div>
      </div>
      <Corner {...{ isNear, close }} toggle={() => toggle()} />
      <Leafing {...{ alt, at, leafBy: turnBy }} count={pictures.length} />
    </div>
  )
}

const Corner = ({ isNear, toggle, close }: { isNear: boolean; toggle: () => void; close: () => void }) => (
  <div className="absolute top-2 right-2 flex gap-1 md:top-4 md:right-4">
    <IconButton tone="round" label={isNear ? m.product_zoom_out() : m.product_zoom_in()} onClick={toggle}>
      {isNear ? <ZoomOut aria-hidden size={22} /> : <ZoomIn aria-hidden size={22} />}
    </IconButton>
    <IconButton tone="round" label={m.layout_close()} onClick={close} data-autofocus>
      <X aria-hidden size={24} />
    </IconButton>
  </div>
)

type PageProps = { alt: string; at: number; count: number; leafBy: (way: 1 | -1) => void }

const Leafing = ({ alt, at, count, leafBy }: PageProps) => (
  <div className="pointer-events-none absolute inset-x-2 bottom-3 flex items-center justify-center gap-3 *:pointer-events-auto md:bottom-5">
    <IconButton tone="round" label={m.product_picture_before()} blocked={at === 0} onClick={() => leafBy(-1)}>
      <ChevronLeft aria-hidden size={24} />
    </IconButton>
    <p aria-live="polite" className="num rounded-md bg-surface/86 px-3 py-1.5 text-ink">
      <span className="sr-only">{alt} </span>
      {m.product_picture_of({ at: at + 1, count })}
    </p>
    <IconButton tone="round" label={m.product_picture_next()} blocked={at === count - 1} onClick={() => leafBy(1)}>
      <ChevronRight aria-hidden size={24} />
    </IconButton>
  </div>
)

/** Listens on the document, since a press on the picture leaves nothing focused. */
function useKeys(actions: Record<string, () => void>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

type Keys = Pick<ReturnType<typeof useZoom>, 'shift' | 'enlarge' | 'reset'> & {
  isNear: boolean
  leafBy: (way: 1 | -1) => void
}

const middle: Point = { x: 0, y: 0 }

/** Gestures on a picture: pinch, double tap, click and wheel zoom; one finger moves a zoomed picture or turns to the next one. */
function useZoom(onSwipe: (way: 1 | -1) => void, pictureWidth: number) {
  const node = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<Zoom>(fitted)
  const frame = () => {
    const { clientWidth: width, clientHeight: height } = node.current!
    return { width, height, maxScale: maxScaleOf(pictureWidth, Math.min(width, height), devicePixelRatio) }
  }
  const enlarge = (by: number, at: Point = middle) => setZoom((one) => zoomAt(one, one.scale * by, at, frame()))
  const shift = (by: Point) => setZoom((one) => movedZoom(one, by, frame()))
  const toggle = (at: Point = middle) => setZoom((one) => toggled(one, at, frame()))
  const fingers = useFingers(node, {
    onDrag: shift,
    onPinch: enlarge,
    onTap: toggle,
    onSwipe: (direction) => {
      if (zoom.scale === 1) onSwipe(direction)
    },
  })
  useWheel(node, enlarge)
  return { zoom, enlarge, shift, toggle, reset: () => setZoom(fitted), handlers: { ref: node, ...fingers } }
}

/** React's wheel listeners are passive, so the page behind would scroll. */
function useWheel(node: RefObject<HTMLDivElement | null>, enlarge: (by: number, at: Point) => void) {
  useEffect(() => {
    const frame = node.current!
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      enlarge(Math.exp(-event.deltaY / 400), middleOf(frame, event))
    }
    frame.addEventListener('wheel', turn, { passive: false })
    return () => frame.removeEventListener('wheel', turn)
  })
}

const actionsOf = ({ isNear, leafBy, shift, enlarge, reset }: Keys): Record<string, () => void> => ({
  ArrowLeft: () => (isNear ? shift({ x: stepPx, y: 0 }) : leafBy(-1)),
  ArrowRight: () => (isNear ? shift({ x: -stepPx, y: 0 }) : leafBy(1)),
  ArrowUp: () => shift({ x: 0, y: stepPx }),
  ArrowDown: () => shift({ x: 0, y: -stepPx }),
  '+': () => enlarge(1.4),
  '=': () => enlarge(1.4),
  '-': () => enlarge(1 / 1.4),
  '0': reset,
})
