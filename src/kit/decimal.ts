/** `38,5`, `J5,5` in both languages, since numbers are always vi-VN; a text without a point stays as it is. */
export const decimal = (value: number | string) => String(value).replace('.', ',')
