import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { bundleAddress, type BundleChoice } from '#web/shell/nav/bundle-address.ts'

/** The choice in the address plus the latest presses. Every change is a new address, which the server answers. */
export function useBundleForm(chosen: BundleChoice) {
  const [pressed, setPressed] = useState<BundleChoice>({})
  const navigate = useNavigate()
  const isBusy = useNavigation().state !== 'idle'
  /** A typed weight that was not sent yet; it is sent with the next choice. */
  const weight = useRef<string>(undefined)
  useEffect(() => setPressed({}), [chosen])
  const choice = { ...chosen, ...pressed }
  function choose(change: BundleChoice) {
    const next = { ...(weight.current !== undefined && { weight: weight.current }), ...change }
    weight.current = undefined
    setPressed((before) => ({ ...before, ...next }))
    void navigate(bundleAddress({ ...choice, ...next }), { replace: true, preventScrollReset: true })
  }
  const typeWeight = (typed: string) => void (weight.current = typed)
  /** Sends the typed weight, if there is one. */
  const settle = () => weight.current !== undefined && choose({})
  return { choice, choose, typeWeight, settle, isBusy }
}
export type BundleForm = ReturnType<typeof useBundleForm>
