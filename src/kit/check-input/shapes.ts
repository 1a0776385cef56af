const domainLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}"
export const emailShape = new RegExp(
  `^(?=.{1,254}$)(?=[^@]{1,64}@)${atom}(?:\\.${atom}){0,31}@(?:${domainLabel}\\.){1,20}(?:[a-z]{2,63}|xn--[a-z0-9-]{1,57}[a-z0-9])$`,
  'i',
)
export const phoneShape = /^\+?[1-9][0-9]{6,14}$/
