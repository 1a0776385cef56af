import { bootDisciplines, type BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { sizeTypedIn, type SizeTyped } from '#web/parts/advisers/size-form.ts'

const toolLines = ['premium', 'sport', 'classic'] as const
type ToolLine = (typeof toolLines)[number]
export type SizeToolParams = {
  boot: { discipline: BootDiscipline; line: ToolLine }
  typed: SizeTyped
  isAsked: boolean
}

/** The question in an address; discipline and line default to the most common ones. */
export function readSizeTool(params: URLSearchParams): SizeToolParams {
  const typed = sizeTypedIn(params)
  const discipline = bootDisciplines.find((one) => one === params.get('discipline')) ?? 'figure'
  const line = toolLines.find((one) => one === params.get('line')) ?? 'sport'
  return { boot: { discipline, line }, typed, isAsked: Object.keys(typed).length > 0 }
}
