import { useProjectCache } from '#src/api/projects.ts';
import { useAction } from '#src/kit/notices/use-action.ts';

interface Words<Answer> {
  /** Said in passing when it is done. */
  done?: string | ((answer: Answer) => string);
  failed: string;
}

/** Something to do with the server, and what to say about it. */
interface Act {
  /** Answers what to say when it is done, if anything. */
  perform: () => Promise<string | undefined>;
  failed: string;
}

/** Does something with an own project and shows what has become of it. */
export function useOwnerCall() {
  const projects = useProjectCache();
  const action = useAction({
    perform: ({ perform }: Act) => perform(),
    done: (said) => said,
    failed: ({ failed }) => failed,
    onSettled: () => void projects.refresh(),
  });
  const run = <Answer>(
    ask: () => Promise<Answer>,
    { done, failed }: Words<Answer>,
    onDone?: () => void,
  ) => {
    const perform = async () => {
      const answer = await ask();
      return typeof done === 'function' ? done(answer) : done;
    };
    action.run({ perform, failed }, onDone);
  };
  return { run, isBusy: action.isPending };
}
