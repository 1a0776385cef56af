import models from './models.json' with { type: 'json' }

const known = new Set(models)

/** Whether the look that this picture shows from the side can be turned: studio/make-models.js keeps the list. */
export const hasModel = (file: string) => file.endsWith('-side') && known.has(file.slice(0, -'-side'.length))
