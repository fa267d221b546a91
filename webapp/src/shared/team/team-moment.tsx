import { fileUrl } from '#src/api/file-url.ts';
import { Celebration } from '#src/kit/content/celebration.tsx';
import { usePicture } from '#src/kit/lib/use-picture.ts';
import { coverColours } from '#src/shared/project/cover-colours.ts';
import type { Covered } from '#src/shared/project/cover-thumb.tsx';
import { nameOfWords, SharedCover } from '#src/shared/project/shared-cover.tsx';
import { locale } from '#src/texts/locale.ts';
import { roomTexts } from '#src/texts/team/room.ts';
import { type Face, Faces } from './faces.tsx';

const namesShown = 2;

function Cover({ coverImage }: Covered) {
  const { source, on } = usePicture(fileUrl(coverImage));
  return source && <img src={source} alt="" {...on} />;
}

const firstName = ({ name }: Face) => name.split(' ', 1)[0] ?? name;

/** «Мария, Алина и ещё 3». */
export function namesOf(people: readonly Face[]) {
  const more = people.length - namesShown;
  return new Intl.ListFormat(locale).format([
    ...people.slice(0, namesShown).map(firstName),
    ...(more > 0 ? [roomTexts.moments.more(more)] : []),
  ]);
}

interface TeamMomentProps {
  project: Covered;
  people: readonly Face[];
  title: string;
  lines: readonly string[];
  /** From edge to edge, at the top of its screen. */
  isFull?: boolean;
}

/** A good moment of a team: its cover, and over it the faces. */
export function TeamMoment({ project, people, title, lines, isFull }: TeamMomentProps) {
  return (
    <SharedCover projectId={project.id}>
      <Celebration
        isFull={isFull}
        title={title}
        wordsName={nameOfWords(project.id)}
        colours={coverColours(project)}
        picture={project.coverImage ? <Cover {...project} /> : undefined}
        text={lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      >
        <Faces isFestive people={people} size={72} />
      </Celebration>
    </SharedCover>
  );
}
