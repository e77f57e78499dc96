/** The full build of hls.js, with what shows the captions of a stream. It loads only for streams that need it. */
export { default as Hls } from 'hls.js'
export { connectCaptions } from './connectCaptions.ts'
export { fetchFile } from './captionRequests.ts'
