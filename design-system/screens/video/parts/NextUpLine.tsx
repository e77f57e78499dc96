import { Button } from '../../../components/Button.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { nextUpText } from '../video.rules.ts'
import type { NextUp } from '../video.types.ts'

/**
 * The line that is shown after a video has ended: the next video, the countdown, and a button to stay. The screen
 * announces it, because a live region has to be rendered before its text.
 */
export function NextUpLine({ video, seconds, onPlay, onCancel }: NextUp) {
  return (
    <section
      aria-label="つぎの動画"
      className="mx-4 mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-y border-ink py-4 desk:mr-0 desk:ml-8"
    >
      {seconds !== undefined && <Figure value={String(seconds)} unit="秒後" size={48} label={`${seconds}秒後`} />}
      <div className="min-w-0 flex-[1_1_12rem]">
        <p aria-hidden="true" className="text-14 text-quiet">
          {nextUpText(seconds)}
        </p>
        <p className="heading text-20">{video.title}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="small" variant="solid" onClick={onPlay}>
          つぎの動画へ
        </Button>
        <Button size="small" variant="outline" onClick={onCancel}>
          {seconds === undefined ? '閉じる' : '再生しない'}
        </Button>
      </div>
    </section>
  )
}
