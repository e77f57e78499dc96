/** The path of an upload in a dataset: `/media/demo/4f1c….png`. */
export const mediaUrl = (dataset: string, id: string, format: string) =>
  `/media/${dataset}/${id}.${format.slice(format.indexOf('/') + 1)}`
