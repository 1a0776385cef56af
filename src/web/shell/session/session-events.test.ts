import { afterEach, expect, test, vi } from 'vitest'
import { onSession, notifySession, type SessionEvent } from './session-events.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a tab without BroadcastChannel still receives its own session events', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn<() => void>(function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }),
  )
  const heard: SessionEvent[] = []
  const leave = onSession((event) => heard.push(event))
  notifySession('signed-in')
  leave()
  expect(heard).toEqual(['signed-in'])
})
