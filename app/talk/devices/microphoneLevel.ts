import { levelOf } from './measures.ts'

/** How often the level is told, milliseconds. */
const every = 100

/** Tells the level of a track ten times a second, 0 to 1, until it is called off. */
export function followLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const context = new AudioContext()
  // Suspended until somebody has touched the page; without it every microphone would seem silent.
  void context.resume().catch(() => undefined)
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    if (context.state !== 'running') return void context.resume().catch(() => undefined)
    analyser.getFloatTimeDomainData(samples)
    onLevel(levelOf(samples))
  }, every)
  return () => {
    clearInterval(timer)
    void context.close().catch(() => undefined)
  }
}
