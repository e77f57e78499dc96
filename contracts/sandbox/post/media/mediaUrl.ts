/** Where an upload of a world is served: `/media/demo/4f1c….png`. */
export const mediaUrl = (world: string, id: string, format: string) =>
  `/media/${world}/${id}.${format.slice(format.indexOf('/') + 1)}`
