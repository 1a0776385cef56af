import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { m } from '#words/messages.js'

const pauseMs = 2000

/** Keeps what is being typed on the server a moment after the hand rests: a lost connection or a closed lid loses nothing. */
export function useAutosave(id: string) {
  const [kept, setKept] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef<AbortController>(undefined)
  // Once it is being saved for good there is nothing more to keep.
  const { state } = useNavigation()
  useEffect(() => {
    if (state !== 'idle') clearTimeout(timer.current)
    return () => clearTimeout(timer.current)
  }, [state])
  async function keep(form: HTMLFormElement) {
    const body = new FormData(form)
    body.set('intent', 'keep')
    asked.current?.abort()
    asked.current = new AbortController()
    try {
      // Beside the router: what is kept must not count as a way to another page, nor have this one read again.
      const answer = await fetch(`/admin/posts/keep/${id}`, { method: 'POST', body, signal: asked.current.signal })
      const time = new Date().toLocaleTimeString('vi-VN', { hour: '2-digit', minute: '2-digit' })
      setKept(answer.ok && !answer.redirected ? m.post_kept({ time }) : m.post_not_kept())
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setKept(m.post_not_kept())
    }
  }
  const keepSoon = (form: HTMLFormElement) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keep(form), pauseMs)
  }
  return { kept, keepSoon }
}
