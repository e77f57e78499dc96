import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { homePhotoPositions } from '@tsudoi/contracts/home/home.endpoints'
import { HomePhotosScreen } from '@tsudoi/design-system/screens/home/HomePhotosScreen'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { homeWallView } from './wall.mappers.ts'
import { photoCandidateView, backgroundChoiceView } from './homePhotos.mappers.ts'
import { backgroundsQuery, photoCandidatesQuery, homeQuery } from './home.queries.ts'
import { useHomeWall } from './useHomeWall.ts'
import { currentWallPhotos } from './wall.mutations.ts'
import { swapPositions, placePhoto, removePhoto } from './wall.ts'

/** The selected position in the URL, counted from 1. */
const positionIn = (search: URLSearchParams): number | undefined => {
  const position = Number(search.get('position'))
  return Number.isInteger(position) && position >= 1 && position <= homePhotoPositions ? position : undefined
}

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ search }) => {
  void queryClient.prefetchQuery(homeQuery)
  if (search.get('show') === 'background') void queryClient.prefetchInfiniteQuery(backgroundsQuery)
  else void queryClient.prefetchInfiniteQuery(photoCandidatesQuery(positionIn(search) ?? 1))
}

const hrefs = {
  home: paths.home,
  photos: paths.homePhotos,
  background: paths.homeBackground,
  channels: paths.channels,
}

/**
 * Page where a member edits the photo wall and the background of the home page. The user selects a position and then a
 * photo; with `?photo=` in the URL, only a position for that photo (S056, Q257, Q258).
 */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const [position, setPosition] = useState(positionIn(search) ?? 1)
  const photoToPlace = search.get('photo') ?? undefined
  const show = search.get('show') === 'background' ? 'background' : 'photos'
  const home = useQuery(homeQuery)
  const hungPhotos = home.data?.photoList ?? []
  // The position for which the page requests the photos to choose from. It does not change during the visit, because
  // the server returns the same photos for every position.
  const [listed] = useState(position)
  const candidates = { ...photoCandidatesQuery(listed), enabled: show === 'photos' || photoToPlace !== undefined }
  const known = useInfiniteQuery(candidates).data?.pages.flatMap(({ items }) => items) ?? []
  const backgrounds = { ...backgroundsQuery, enabled: show === 'background' }
  const choices = useInfiniteQuery(backgrounds).data?.pages.flatMap(({ items }) => items) ?? []
  const { news, change, chooseBackground } = useHomeWall()
  const photoOf = (photoId: string) => known.find((each) => each.photoId === photoId) ?? { photoId, image: '' }
  const placeAt = (photoId: string, at: number) =>
    change(placePhoto(currentWallPhotos(), photoOf(photoId), at), `${at}番めに飾りました。`)
  const cancelPlacing = () => setSearch({}, { replace: true })
  const choose = (at: number) => {
    setPosition(at)
    if (photoToPlace === undefined) return
    placeAt(photoToPlace, at)
    cancelPlacing()
  }
  const takeDownAt = (at: number) => change(removePhoto(currentWallPhotos(), at), `${at}番めをはずしました。`)
  const pressCandidate = (photoId: string) => {
    const isHere = currentWallPhotos().some((each) => each.photoId === photoId && each.positionNumber === position)
    if (isHere) takeDownAt(position)
    else placeAt(photoId, position)
  }
  const pressBackground = (id: string) => {
    const background = choices.find(({ backgroundId }) => backgroundId === id)
    const before = choices.find(({ status }) => status === 'SELECTED')
    if (background && background !== before) chooseBackground(background, before)
  }
  return (
    <Page back={{ label: 'ホーム', href: paths.home }}>
      <HomePhotosScreen
        wall={loadableOf(home, homeWallView)}
        position={position}
        actions={{
          onPosition: choose,
          onMove: (from, to) => {
            change(swapPositions(currentWallPhotos(), from, to), `${to}番めに移しました。`)
            setPosition(to)
          },
          onTakeDown: takeDownAt,
          onReset: () => change([], 'すべてはずしました。'),
        }}
        held={
          photoToPlace === undefined
            ? undefined
            : { name: known.find(({ photoId }) => photoId === photoToPlace)?.name, onDrop: cancelPlacing }
        }
        news={news}
        show={show}
        candidates={usePagedList(candidates, (photo) => photoCandidateView(photo, hungPhotos))}
        onCandidate={pressCandidate}
        backgrounds={usePagedList(backgrounds, backgroundChoiceView)}
        onBackground={pressBackground}
        hrefs={hrefs}
      />
    </Page>
  )
}
