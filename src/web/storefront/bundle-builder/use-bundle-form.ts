import { useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { bundleAddress, type BundleChoice } from '#web/shell/nav/bundle-address.ts'
import { usePressed } from './use-pressed.ts'

/** The choice in the address plus the latest presses. Every change is a new address, which the server answers. */
export function useBundleForm(chosen: BundleChoice) {
  const navigate = useNavigate()
  const isBusy = useNavigation().state !== 'idle'
  const { pressed, press, isAnswered } = usePressed<BundleChoice>(chosen, isBusy)
  /** A typed weight that was not sent yet; it is sent with the next choice. */
  const weight = useRef<string>(undefined)
  const choice = { ...chosen, ...pressed }
  function choose(change: BundleChoice) {
    const next = { ...(weight.current !== undefined && { weight: weight.current }), ...change }
    weight.current = undefined
    press(next)
    void navigate(bundleAddress({ ...choice, ...next }), { replace: true, preventScrollReset: true })
  }
  const typeWeight = (typed: string) => void (weight.current = typed)
  /** Sends the typed weight, if there is one, and again what was pressed while another address cut its answer off. */
  const settle = () => (weight.current !== undefined || (!isAnswered && !isBusy)) && choose({})
  return { choice, choose, typeWeight, settle, isBusy, isAnswered }
}
export type BundleForm = ReturnType<typeof useBundleForm>
