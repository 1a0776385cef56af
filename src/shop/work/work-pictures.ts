export const mostWorkOrderPictures = 5
