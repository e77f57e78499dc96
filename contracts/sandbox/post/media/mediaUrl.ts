/** Path of an upload in a dataset: `/media/demo/4f1c….png`. */
export const mediaUrl = (world: string, id: string, format: string) =>
  `/media/${world}/${id}.${format.slice(format.indexOf('/') + 1)}`
