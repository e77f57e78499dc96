// Prints what the sample would tell the app: a message a line, then one as a script.
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
