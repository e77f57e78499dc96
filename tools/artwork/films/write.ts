import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { channels } from '../../../contracts/sandbox/channel/channels.content.ts'
import { films, filmSeconds, type Film } from '../../../contracts/sandbox/video/films.content.ts'
import { framesOf, framesPerSecond } from './frames.ts'
import { musicBoxSamples, sampleRate } from './sound.ts'

/**
 * Renders every film: `node tools/artwork/films/write.ts`. It needs ffmpeg and rsvg-convert. The result is
 * committed, so other developers do not need these tools. The output folder contains only generated files.
 */
const folder = join(import.meta.dirname, '../../../contracts/sandbox/public/videos')
rmSync(folder, { recursive: true, force: true })
const workshop = mkdtempSync(join(tmpdir(), 'films-'))

const segmentSeconds = 4
const renditions = [
  { height: 360, width: 640, crf: 37 },
  { height: 180, width: 320, crf: 38 },
]

const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args])

const options = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).flatMap(([name, value]) => [`-${name}`, String(value)])

/** Returns ffmpeg's options for an HLS playlist with a single media file. */
const hls = (target: string) => [
  ...options({ f: 'hls', hls_time: segmentSeconds, hls_playlist_type: 'vod', hls_segment_type: 'fmp4' }),
  ...options({ hls_flags: 'single_file', hls_segment_filename: `${target}.mp4` }),
  `${target}.m3u8`,
]

function writeSound(): void {
  const raw = join(workshop, 'sound.raw')
  writeFileSync(raw, musicBoxSamples())
  mkdirSync(join(folder, 'sound'), { recursive: true })
  const input = options({ f: 's16le', ar: sampleRate, ac: 1, i: raw })
  ffmpeg(...input, ...options({ 'c:a': 'aac', 'b:a': '20k' }), ...hls(join(folder, 'sound/box')))
}

function writeFilm(ipId: keyof typeof films, seed: string, film: Film): void {
  const target = join(folder, ipId)
  mkdirSync(target, { recursive: true })
  for (const [index, svg] of framesOf(ipId, seed, film).entries())
    execFileSync('rsvg-convert', ['-o', join(workshop, `${String(index).padStart(3, '0')}.png`)], { input: svg })
  for (const { height, width, crf } of renditions) {
    const frames = framesPerSecond * segmentSeconds
    const pictures = options({ framerate: framesPerSecond, i: join(workshop, '%03d.png') })
    const shape = options({ vf: `scale=${width}:${height}`, pix_fmt: 'yuv420p' })
    const codec = options({
      'c:v': 'libx264',
      'profile:v': 'main',
      level: '3.0',
      preset: 'veryslow',
      tune: 'animation',
      crf,
    })
    // Without B-frames, the first frame has the time 0. Each segment starts with a key frame.
    const order = options({ bf: 0, g: frames, keyint_min: frames, sc_threshold: 0 })
    ffmpeg(...pictures, ...shape, ...codec, ...order, ...hls(join(target, String(height))))
  }
  writeFileSync(join(target, 'ja.vtt'), subtitlesOf(film))
  writeFileSync(join(target, 'ja.m3u8'), subtitlePlaylist)
  writeFileSync(join(target, 'master.m3u8'), masterPlaylist)
}

const clock = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`

function subtitlesOf({ subtitles }: Film): string {
  const each = filmSeconds / subtitles.length
  const cues = subtitles.map((text, index) => `${clock(index * each)} --> ${clock((index + 1) * each)}\n${text}\n`)
  return ['WEBVTT\n', ...cues].join('\n')
}

const subtitlePlaylist = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:${filmSeconds}
#EXT-X-PLAYLIST-TYPE:VOD
#EXTINF:${filmSeconds}.0,
ja.vtt
#EXT-X-ENDLIST
`

const streams = renditions.map(
  ({ width, height }) =>
    `#EXT-X-STREAM-INF:BANDWIDTH=${height * 500},RESOLUTION=${width}x${height},FRAME-RATE=${framesPerSecond},CODECS="avc1.4d401e,mp4a.40.2",AUDIO="sound",SUBTITLES="text"\n${height}.m3u8\n`,
)
const masterPlaylist = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="音",DEFAULT=YES,AUTOSELECT=YES,URI="../sound/box.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="日本語",LANGUAGE="ja",DEFAULT=NO,AUTOSELECT=YES,URI="ja.m3u8"
${streams.join('')}`

writeSound()
for (const { ipId, oshiColor } of channels) writeFilm(ipId, oshiColor, films[ipId])
rmSync(workshop, { recursive: true })
