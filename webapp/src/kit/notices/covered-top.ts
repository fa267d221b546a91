/** Where what is said in passing stands (`NoticesHost`). */
export const noticeId = 'notice';

/** How much of the screen's top is covered by what is just said, in pixels. */
export function coveredTop() {
  const place = document.getElementById(noticeId);
  return place?.hasChildNodes() && place.dataset.at === 'top'
    ? place.getBoundingClientRect().bottom
    : 0;
}
