type Value = { value: string; label: string; lang?: string }

/** The chosen value of an option, beside its name. */
export function ChosenValue({ values, value }: { values: readonly Value[]; value: string | undefined }) {
  const found = values.find((one) => one.value === value)
  return found && <span lang={found.lang}>{found.label}</span>
}
