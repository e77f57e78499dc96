const player = (form: string) =>
  `/story/STORY_PLAY_TYPE_${form}/:genre/:channelId/:storyGroupId/:storyEpisodeId/:userLastName/:userFirstName`
/**
 * Path of an episode in the player. Its names are those that the demo's member has registered, so that a guest has the
 * same address (X8).
 */
const episode = (form: string, place: string) =>
  `/story/STORY_PLAY_TYPE_${form}/MAIN/${place}/${['小春', 'はる'].map(encodeURIComponent).join('/')}`

/** A demo address for each page whose path has a parameter; `*` is the not-found page. */
export const pageExamples: Readonly<Record<string, string>> = {
  '/channel/:id': '/channel/todai',
  '/channel/:id/campaign': '/channel/todai/campaign',
  '/channel/:ipId/gacha': '/channel/shinyou/gacha',
  '/channel/:ipId/gacha/result': '/channel/shinyou/gacha/result',
  '/channel/:ipId/draw/:drawId': '/channel/todai/draw/todai-dial',
  '/channel/:ipId/draw/:drawId/prize': '/channel/todai/draw/todai-dial/prize',
  '/channel/:ipId/draw/:drawId/entry': '/channel/todai/draw/todai-dial/entry',
  '/lottery/:id': '/lottery/lemonade-flag',
  '/lottery/:id/purchase': '/lottery/lemonade-flag/purchase',
  '/lottery/:id/result': '/lottery/setsugen-photo/result',
  '/preorder/:id': '/preorder/benio-festival',
  '/preorder/:id/purchase': '/preorder/velvet-press/purchase',
  '/preorder/:id/result': '/preorder/velvet-press/result',
  '/channel/:id/story': '/channel/setsugen/story',
  '/channel/:id/story/:storyGroupId': '/channel/setsugen/story/setsugen-post',
  '/channel/:id/movie': '/channel/todai/movie',
  '/channel/:id/movie/:videoId': '/channel/todai/movie/todai-night-47',
  '/channel/:id/movie/:videoId/unity': '/channel/lemonade/movie/lemonade-greeting/unity',
  '/channel/:id/special': '/channel/todai/special',
  [player('PORTRAIT')]: episode('PORTRAIT', 'benio/benio-first-nights/benio-3'),
  [player('LANDSCAPE')]: episode('LANDSCAPE', 'setsugen/setsugen-post/setsugen-10'),
  '/event/:id': '/event/todai-harbour',
  '/event/:id/episode/:episodeId': '/event/todai-harbour/episode/todai-harbour-night',
  '/vote/ranking/:id': '/vote/ranking/todai-last-song',
  '/vote/ranking/:id/ranking': '/vote/ranking/todai-last-song/ranking',
  '/vote/ranking/:id/target': '/vote/ranking/todai-last-song/target',
  '/vote/ranking/:id/reward': '/vote/ranking/todai-last-song/reward',
  '/vote/coop/:id': '/vote/coop/shinyou-firewood',
  '/vote/coop/:id/reward': '/vote/coop/shinyou-firewood/reward',
  '/livetalk/group/:id': '/livetalk/group/todai-pier',
  '/livetalk/group/:id/staff': '/livetalk/group/todai-pier/staff',
  '/collection/:ipId/story/privilege/:storyPrivilegeGroupId': '/collection/todai/story/privilege/todai-first-train',
  '/notification/:id': '/notification/todai-fifty',
  '/ticket/:id': '/ticket/todai-album-ticket',
  '/ticket/:id/entry': '/ticket/todai-album-ticket/entry',
  '/staff/door/:id': '/staff/door/todai-harbour-night',
  '/collection/special/privilege/:id': '/collection/special/privilege/koharu-todai-letter',
  '/collection/special/privilege/:id/address': '/collection/special/privilege/koharu-todai-letter/address',
  '/offer/:id': '/offer/todai-song-boat',
  '/user/:id': '/user/hajime',
  '/user/:id/follow': '/user/hajime/follow',
  '/post/:type/:typeId/:postId': '/post/ip/todai/post-todai-1',
  '/unity/post/:type/:typeId': '/unity/post/ip/todai?device=unity',
  '/unity/post/:type/:typeId/:postId': '/unity/post/ip/todai/post-todai-1?device=unity',
  '/purchase/:id': '/purchase/coin-1000',
  '/purchase/:id/complete': '/purchase/coin-1000/complete?transactionId=koharu-order-1',
  '/purchase/:id/cancel': '/purchase/coin-1000/cancel',
  '/purchase/:id/error': '/purchase/coin-1000/error',
  '*': '/nowhere',
}
