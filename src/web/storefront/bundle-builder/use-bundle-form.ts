import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { bundleAddress, type BundleChoice } from '#web/shell/nav/bundle-address.ts'

/** The choice as the address has it, and on top of it what was just pressed. Every change is an address of its own, which the server answers. */
export function useBundleForm(asked: BundleChoice) {
  const [pressed, setPressed] = useState<BundleChoice>({})
  const navigate = useNavigate()
  const isBusy = useNavigation().state !== 'idle'
  /** Typed and not yet asked about: it goes along with whatever is chosen next. */
  const weight = useRef<string>(undefined)
  useEffect(() => setPressed({}), [asked])
  const choice = { ...asked, ...pressed }
  function choose(change: BundleChoice) {
    const next = { ...(weight.current !== undefined && { weight: weight.current }), ...change }
    weight.current = undefined
    setPressed((before) => ({ ...before, ...next }))
    void navigate(bundleAddress({ ...choice, ...next }), { replace: true, preventScrollReset: true })
  }
  const typeWeight = (typed: string) => void (weight.current = typed)
  /** Asks about what was typed, if anything was. */
  const settle = () => weight.current !== undefined && choose({})
  return { choice, choose, typeWeight, settle, isBusy }
}
export type BundleForm = ReturnType<typeof useBundleForm>
