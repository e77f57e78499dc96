import { loudnessOf } from './deviceSignals.ts'

/** Interval between two measurements of the level, in ms. */
const intervalMs = 100

/** Reports the level of a track (0 to 1) ten times a second. Returns a function that stops it. */
export function watchMicrophoneLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const context = new AudioContext()
  // Resumes the audio context: it is suspended until the user interacts with the page, and would measure silence.
  void context.resume().catch(() => undefined)
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    if (context.state !== 'running') return void context.resume().catch(() => undefined)
    analyser.getFloatTimeDomainData(samples)
    onLevel(loudnessOf(samples))
  }, intervalMs)
  return () => {
    clearInterval(timer)
    void context.close().catch(() => undefined)
  }
}
