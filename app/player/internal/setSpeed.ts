/** Sets the speed of a video and of its future sources, which reset `playbackRate` to the default. */
export function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
}
