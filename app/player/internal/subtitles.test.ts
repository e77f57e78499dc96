import { expect, it } from 'vitest'
import { addSubtitles, renewSubtitles } from './subtitles.ts'

const signed = (signature: string) => [
  { language: 'ja', label: '日本語', address: `/${signature}/ja.vtt` },
  { language: 'en', label: 'English', address: `/${signature}/en.vtt` },
]

it('captions not loaded yet use the renewed address; loaded ones are unchanged (W086)', () => {
  const video = document.createElement('video')
  addSubtitles(video, signed('old'))
  const tracks = [...video.querySelectorAll('track')]
  Object.defineProperty(tracks[0], 'readyState', { value: 2 })
  renewSubtitles(video, signed('new'))
  expect(tracks.map((track) => track.getAttribute('src'))).toEqual(['/old/ja.vtt', '/new/en.vtt'])
})
