/** A picture enlarged `scale` times about the middle of its frame and moved by `x`, `y` in CSS pixels. */
export type Zoom = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
/** `maxScale`: how far its picture may be enlarged. */
type Frame = { width: number; height: number; maxScale: number }

export const fitted: Zoom = { scale: 1, x: 0, y: 0 }

/**
 * How far a picture of this width may be enlarged: until one of its pixels is two wide and two high on the screen, since beyond that nothing more is
 * seen; twice in any case, and four times at most.
 */
export const maxScaleOf = (pictureWidth: number, shownWidth: number, pixelRatio: number) =>
  Math.min(4, Math.max(2, (2 * pictureWidth) / (shownWidth * pixelRatio)))
/** The scale for a double tap, the button or Enter. */
export const closeScale = 2.5

const within = (value: number, max: number) => Math.min(max, Math.max(-max, value)) + 0

/** Limits a zoom: the picture never gets smaller than the frame, and its edge never comes into the frame. */
export function bounded({ scale, x, y }: Zoom, { width, height, maxScale }: Frame): Zoom {
  const clamped = Math.min(maxScale, Math.max(1, scale))
  return {
    scale: clamped,
    x: within(x, ((clamped - 1) * width) / 2),
    y: within(y, ((clamped - 1) * height) / 2),
  }
}

/** Enlarged to `scale` so that what lies under `at` (from the middle of the frame) stays under it. */
export function zoomAt(zoom: Zoom, scale: number, at: Point, frame: Frame): Zoom {
  const to = Math.min(frame.maxScale, Math.max(1, scale))
  const grown = to / zoom.scale
  return bounded({ scale: to, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, frame)
}

export const movedZoom = (zoom: Zoom, by: Point, frame: Frame) =>
  bounded({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame)

export const toggled = (zoom: Zoom, at: Point, frame: Frame) =>
  zoom.scale > 1 ? fitted : zoomAt(zoom, closeScale, at, frame)

/** The distance of two fingers, and the point between them. */
export function pinchOf([a, b]: [Point, Point]) {
  return { apart: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }
}

/** The direction of a swipe: far enough sideways, and more sideways than up or down. */
export function swipeDirection({ x, y }: Point): -1 | 0 | 1 {
  if (Math.abs(x) < 40 || Math.abs(x) < Math.abs(y) * 1.5) return 0
  return x < 0 ? 1 : -1
}

/** Where a finger or the mouse is, from the middle of an element. */
export function middleOf(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
