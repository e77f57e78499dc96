// Prints the messages that the sample sends to the app, one per line, and at the end one as a script.
using System;
using Tsudoi;

public static class Says
{
    public static void Main()
    {
        Console.WriteLine(TsudoiToApp.Back());
        Console.WriteLine(TsudoiToApp.Navigate("/channel/\"推し\"\\1"));
        Console.WriteLine(TsudoiToApp.Insets(47, 0, 34, 0));
        Console.WriteLine(TsudoiToApp.Pause());
        Console.WriteLine(TsudoiToApp.Script(TsudoiToApp.Back()));
    }
}
