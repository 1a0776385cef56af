/** The look of a boot, from the file of its picture from the side; such pictures had no dark version in older shops. */
export const lookFromSide = (file: string) => /^(.+)-side(?:-cutout)?$/.exec(file)?.[1]
