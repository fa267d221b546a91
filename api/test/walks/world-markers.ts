export interface Marker {
  secret: Secret;
  text: string;
  /** By name in the cast. */
  of: string;
  to: readonly string[];
}

export type Secret =
  | 'phone'
  | 'emailForTeam'
  | 'emailForAll'
  | 'published'
  | 'cardLine'
  | 'hiddenProfile'
  | 'heldName'
  | 'draft'
  | 'submitted'
  | 'rejectedValue'
  | 'rejectionReason'
  | 'appeal'
  | 'letter'
  | 'refusalReason'
  | 'report'
  | 'sanctionReason'
  | 'contactText'
  | 'projectEdit'
  | 'waitingProject'
  | 'rejectedProject'
  | 'projectReason'
  | 'archivedProject'
  | 'deletedProject'
  | 'hiddenProject'
  | 'invitation'
  | 'savedSearch'
  | 'telegramPhoto'
  | 'room'
  | 'meeting'
  | 'checkInLine'
  | 'workText'
  | 'token';

export function makeMarkers() {
  const markers: Marker[] = [];
  function mark(secret: Secret, of: string, to: readonly string[] = []) {
    const text = `zq${secret}${markers.length}of${of}qz`;
    markers.push({ secret, text, of, to });
    return text;
  }
  return {
    markers,
    mark,
    keep: (secret: Secret, of: string, text: string, to: readonly string[] = []) => {
      markers.push({ secret, text, of, to });
      return text;
    },
  };
}
