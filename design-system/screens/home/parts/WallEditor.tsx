import { StatusRegion } from '../../../components/StatusRegion.tsx'
import { Button } from '../../../components/Button.tsx'
import { classes } from '../../../components/classes.ts'
import { Penlight } from '../../../components/Penlight.tsx'
import type { HomeWall, WallChangeOutcome, WallSlot } from '../home.types.ts'
import { WallPositionContent, PhotoWall } from './PhotoWall.tsx'
import { isolated } from '../../../text/isolated.ts'

/** The actions on the photo wall; positions are counted from 1 at the left. */
export interface WallActions {
  /**
   * Called when a position is pressed. The caller selects it, or puts the photo there that the member chose on another
   * page.
   */
  onPosition: (position: number) => void
  /** Called to swap the photos of two positions, either of which may be empty. */
  onMove: (from: number, to: number) => void
  /** Called to remove the photo from a position. */
  onTakeDown: (position: number) => void
  /** Called to empty all positions of the photo wall. */
  onReset: () => void
}

/** A photo that the member chose on another page and that has no position on the wall yet. */
export interface UnplacedPhoto {
  name?: string | undefined
  /** Called when the member decides not to put the photo on the wall. */
  onDrop: () => void
}

export interface WallEditorProps {
  wall: HomeWall
  position: number
  actions: WallActions
  held?: UnplacedPhoto | undefined
  news?: WallChangeOutcome | undefined
}

/**
 * The editor of the photo wall: a preview, the actions for the selected position, and the outcome of the last change.
 */
export function WallEditor(props: WallEditorProps) {
  const { wall, position, actions, held, news } = props
  return (
    <>
      {held && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 border border-ink bg-raised py-2 pr-2 pl-4">
          <output className="font-bold">
            {held.name ? `「${isolated(held.name)}」を飾る場所をえらんでください。` : '飾る場所をえらんでください。'}
          </output>
          <Button variant="outline" size="small" onClick={held.onDrop}>
            やめる
          </Button>
        </div>
      )}
      <div data-bar="page" className="sticky top-0 z-10 -mx-4 bg-paper px-4 py-3 desk:static desk:mx-0 desk:px-0">
        <PhotoWall background={wall.background} isRow>
          {wall.places.map((place) => (
            <WallPosition
              key={place.position}
              place={place}
              isChosen={!held && place.position === position}
              onPress={actions.onPosition}
            />
          ))}
        </PhotoWall>
      </div>
      {!held && <PlaceActions {...props} />}
      <News news={news} />
    </>
  )
}

interface PlaceProps {
  place: WallSlot
  isChosen: boolean
  onPress: (position: number) => void
}

function WallPosition({ place, isChosen, onPress }: PlaceProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => onPress(place.position)}
        className={classes('relative block w-full', isChosen && 'outline-3 outline-offset-2 outline-ink')}
      >
        <WallPositionContent {...place} />
        {isChosen && (
          <span aria-hidden="true" className="absolute right-1 bottom-1 rounded-control bg-paper px-1.5 py-0.5">
            <Penlight className="block h-4" />
          </span>
        )}
      </button>
    </li>
  )
}

function PlaceActions({ wall: { places }, position, actions }: WallEditorProps) {
  const { onMove, onTakeDown, onReset } = actions
  const chosen = places.find((place) => place.position === position)
  const hasPhoto = chosen?.photo !== undefined
  return (
    <fieldset aria-label={`${position}番めの写真`} className="mt-3 flex flex-wrap items-center gap-2">
      <p className="mr-2 basis-full text-14 font-bold desk:basis-auto">
        {position}番め{hasPhoto ? '' : '（空いています）'}
      </p>
      <Button
        variant="outline"
        size="small"
        disabled={!hasPhoto || position <= 1}
        onClick={() => onMove(position, position - 1)}
      >
        ひとつ前へ
      </Button>
      <Button
        variant="outline"
        size="small"
        disabled={!hasPhoto || position >= places.length}
        onClick={() => onMove(position, position + 1)}
      >
        ひとつ後ろへ
      </Button>
      <Button variant="outline" size="small" disabled={!hasPhoto} onClick={() => onTakeDown(position)}>
        はずす
      </Button>
      <Button variant="quiet" size="small" disabled={places.every(({ photo }) => !photo)} onClick={onReset}>
        すべてはずす
      </Button>
    </fieldset>
  )
}

/** The live region is rendered before its text, so that screen readers announce the text. */
function News({ news }: { news?: WallChangeOutcome | undefined }) {
  return (
    <StatusRegion className="mt-3 min-h-11">
      {news && (
        // Takes the focus when its button is pressed, because the button then disappears.
        <div tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className={classes('text-14 font-bold', news.isFailure && 'text-danger')}>{news.text}</p>
          {news.onUndo && (
            <Button variant="outline" size="small" onClick={news.onUndo}>
              元にもどす
            </Button>
          )}
        </div>
      )}
    </StatusRegion>
  )
}
