type Value = { value: string; label: string; lang?: string }

/** The chosen value of an option, beside its name. */
export function ChosenValue({ values, value }: { values: readonly Value[]; value: string | undefined }) {
  const chosen = values.find((one) => one.value === value)
  return chosen && <span lang={chosen.lang}>{chosen.label}</span>
}
