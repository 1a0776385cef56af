import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bounded, closeScale, swipeDirection, maxScaleOf, movedZoom, pinchOf, toggled, fitted, zoomAt } from './zoom.ts'

const maxScale = 4
const frame = { width: 400, height: 300, maxScale }
const point = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -150, max: 150 }) })

describe('zooming a picture in the viewer', () => {
  test('a double tap zooms in on the point under the finger, and a second one shows the whole picture', () => {
    const near = toggled(fitted, { x: 40, y: -20 }, frame)
    expect(near).toEqual({ scale: closeScale, x: -60, y: 30 })
    expect(toggled(near, { x: 40, y: -20 }, frame)).toEqual(fitted)
  })

  test('two fingers zoom around their middle point, which stays in its place', () => {
    fc.assert(
      fc.property(point, fc.double({ min: 1, max: maxScale, noNaN: true }), (at, scale) => {
        const { x, y, scale: now } = zoomAt(fitted, scale, at, { width: 10_000, height: 10_000, maxScale })
        expect(at.x * now + x).toBeCloseTo(at.x * now - at.x * (now - 1), 6)
        expect(at.y * now + y).toBeCloseTo(at.y, 6)
      }),
    )
  })

  test('the edge of the picture never comes inside the frame, however it is moved and zoomed', () => {
    const step = fc.oneof(
      fc.record({ by: point }),
      fc.record({ at: point, scale: fc.double({ min: 0.01, max: 50, noNaN: true }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const end = steps.reduce(
          (zoom, one) => ('by' in one ? movedZoom(zoom, one.by, frame) : zoomAt(zoom, one.scale, one.at, frame)),
          fitted,
        )
        expect(end).toEqual(bounded(end, frame))
        expect(end.scale).toBeGreaterThanOrEqual(1)
        expect(end.scale).toBeLessThanOrEqual(maxScale)
        expect(Math.abs(end.x)).toBeLessThanOrEqual(((end.scale - 1) * frame.width) / 2 + 1e-9)
      }),
    )
  })

  test('a picture grows as far as it has detail: about twice with 1,000 px, four times with 2,400 px', () => {
    // A phone of 390 px with three pixels a point, and a window 900 px high.
    expect([maxScaleOf(1000, 390, 3), maxScaleOf(2400, 390, 3)]).toEqual([2, 4])
    expect(maxScaleOf(1000, 900, 1)).toBeCloseTo(2.2, 1)
    expect(maxScaleOf(2400, 900, 1)).toBe(4)
    const plain = { ...frame, maxScale: 2 }
    expect(toggled(fitted, { x: 0, y: 0 }, plain).scale).toBe(2)
    expect(zoomAt(fitted, 50, { x: 40, y: 0 }, plain)).toEqual({ scale: 2, x: -40, y: 0 })
  })

  test('a sideways swipe turns the page, a vertical or a short one does not', () => {
    expect([swipeDirection({ x: -80, y: 10 }), swipeDirection({ x: 80, y: -10 })]).toEqual([1, -1])
    expect([
      swipeDirection({ x: 20, y: 0 }),
      swipeDirection({ x: 60, y: 60 }),
      swipeDirection({ x: 0, y: -200 }),
    ]).toEqual([0, 0, 0])
  })

  test('a pinch has the distance and the middle point of the two fingers', () => {
    expect(
      pinchOf([
        { x: 0, y: 0 },
        { x: 30, y: 40 },
      ]),
    ).toEqual({ apart: 50, middle: { x: 15, y: 20 } })
  })
})
