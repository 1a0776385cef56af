export const mostWorkPictures = 5
