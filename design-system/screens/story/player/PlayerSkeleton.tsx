import { Light } from '../../../components/Light.tsx'
import { SkeletonArea } from '../../../components/Skeleton.tsx'
import type { StoryForm } from './stage.types.ts'

/** The skeleton of the player: the picture in the channel's colour, and an empty text page. */
export function PlayerSkeleton({ form }: { form: StoryForm }) {
  return (
    <SkeletonArea label="ストーリーを読みこんでいます">
      <div className="story-hall" data-form={form}>
        <div className="story-head invisible" />
        <div className="story-picture bg-light" />
        <div className="story-page">
          <Light />
          <div className="story-line">
            <div className="story-text grid content-start gap-4" aria-hidden="true">
              <span className="skeleton h-4 w-4/5" />
              <span className="skeleton h-4 w-3/5" />
            </div>
          </div>
          <div className="h-13" />
        </div>
      </div>
    </SkeletonArea>
  )
}
