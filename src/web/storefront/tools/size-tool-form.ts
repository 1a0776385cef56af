import { bootDisciplines, type BootDiscipline } from '#shop/catalogue/sizes.ts'
import { typedIn, type Typed } from '../product/size-adviser/size-form.ts'

export const lines = ['premium', 'sport', 'classic'] as const
export type Line = (typeof lines)[number]
export type SizeTool = { boot: { discipline: BootDiscipline; line: Line }; typed: Typed; isAsked: boolean }

/** What the address asks: a discipline and a line that are not there are the ones most people come for. */
export function readSizeTool(params: URLSearchParams): SizeTool {
  const typed = typedIn(params)
  const discipline = bootDisciplines.find((one) => one === params.get('discipline')) ?? 'figure'
  const line = lines.find((one) => one === params.get('line')) ?? 'sport'
  return { boot: { discipline, line }, typed, isAsked: Object.keys(typed).length > 0 }
}
