import { browserStorage } from '#kit/browser-storage.ts'

const singleKeysKey = 'luot_single_keys'

/** Who dictates, or hits keys by mistake, turns the single keys off (WCAG 2.1.4); they are on until then. */
export const areSingleKeysOn = () => browserStorage.getItem(singleKeysKey) !== 'off'

export function turnSingleKeys(isOn: boolean) {
  if (isOn) browserStorage.removeItem(singleKeysKey)
  else browserStorage.setItem(singleKeysKey, 'off')
}
