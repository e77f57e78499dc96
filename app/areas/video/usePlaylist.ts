import { useQuery } from '@tanstack/react-query'
import { playlistNeighbours } from '@tsudoi/design-system/screens/video/video.rules'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { playlistQuery } from './video.queries.ts'

/** The playlist that contains the video, and its previous and next video. */
export function usePlaylist(playlistId: string | undefined, videoId: string, isMember: boolean) {
  const query = useQuery({ ...playlistQuery(playlistId ?? '', isMember), enabled: playlistId !== undefined })
  const playlist = loadableOf(query)
  const neighbours = playlist.state === 'ready' ? playlistNeighbours(playlist.data.videos, videoId) : {}
  return { ...neighbours, playlist: playlistId === undefined ? undefined : playlist }
}
