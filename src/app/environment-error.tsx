import { MessagePage } from './message-page';

/** The only page of an application that was built without the configuration it needs. It names every bad variable. */
export function EnvironmentError({ problems }: { problems: string[] }) {
  return (
    <MessagePage
      title="SceneCue is not configured"
      text="Set these variables and build the application again; the README says where their values come from."
    >
      <ul>
        {problems.map((problem) => (
          <li key={problem}>
            <code>{problem}</code>
          </li>
        ))}
      </ul>
    </MessagePage>
  );
}
